// Page views and the tag manager. It comes with the first consent to statistics; whoever never gives it loads none of this.
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Site } from '../navigation/site-context.tsx'
import type { Consent } from './consent.ts'
import { consentState } from './consent-store.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { pageAddress } from './page-address.ts'
import { sampleVitals } from './sample-vitals.ts'
import { startTagManager, type TagManager } from './start-tag-manager.ts'
import { pushEventsTo, trackEvent } from './track-event.ts'

const NONE: Consent = { statistics: false, marketing: false }

const running = new Map<string, TagManager | undefined>()
let told = NONE
let last: { page: string; address: string } | undefined

followOtherTabs()

/** Told of every page shown and of every change of consent. Pushes a page view for each new page (§7), while statistics are allowed. */
export function followVisit({ addressing, config, path, search }: Site, choice: Consent | undefined): void {
  if (choice !== consentState().choice) return // changed while this was on its way: the next call tells
  const { locale } = addressing
  const consent = choice ?? NONE
  tell(consent)
  if (!consent.statistics) return
  if (config.tagManagers) pushEventsTo(layerOf(config.tagManagers[locale], consent))
  pushPageView(locale, `${locale} ${path}${search}`)
  sampleVitals(config.buildId)
}

/** Each country has its own (§9): neither sees the visits of the other, nor those of a country that has none. */
function layerOf(id: string | undefined, consent: Consent): TagManager['push'] {
  if (id !== undefined && !running.has(id)) {
    const layerName = running.size === 0 ? 'dataLayer' : `dataLayer_${id.replace('-', '_')}`
    running.set(id, startTagManager(id, layerName, consent))
  }
  return (id !== undefined && running.get(id)?.push) || (() => undefined)
}

function tell(consent: Consent): void {
  if (consent.statistics === told.statistics && consent.marketing === told.marketing) return
  for (const manager of running.values()) manager?.update(consent)
  if (!consent.statistics) {
    forgetVisitor()
    last = undefined
  }
  told = consent
}

function pushPageView(locale: LocaleCode, page: string): void {
  if (page === last?.page) return
  const address = pageAddress(location.href)
  trackEvent('page_view', {
    page_location: address,
    page_path: new URL(address).pathname,
    page_title: document.title,
    page_referrer: last?.address ?? pageAddress(document.referrer),
    page_locale: locale,
  })
  last = { page, address }
}
