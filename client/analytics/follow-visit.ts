// Page views, web vitals and the tag manager. Loaded at the first consent to statistics.

import type { Site } from '../navigation/site-context.tsx'
import type { Consent } from './consent-store.ts'
import { startTagManager } from './tag-manager.ts'
import { pushEventsTo, trackEvent } from './track-event.ts'
import { trackedAddress } from './tracked-address.ts'

const NO_CONSENT: Consent = { statistics: false, marketing: false }
/** share of page loads that are measured; only with consent to statistics */
const VITALS_SAMPLE = 0.1

let manager: ReturnType<typeof startTagManager>
let applied = NO_CONSENT
let lastView: { site: Site; address: string } | undefined
let isToMeasure = Math.random() < VITALS_SAMPLE

/**
 * Called for every page and every change of consent. While statistics are allowed, it pushes one
 * page view per page (§7).
 */
export function followVisit(site: Site, choice: Consent | undefined): void {
  const { config, addressing } = site
  applyConsent(choice ?? NO_CONSENT)
  if (!applied.statistics) return
  // a page load has one tag manager, because with a tag manager a change of language reloads the
  // page (navigation/open-page.ts)
  const id = config.tagManagers?.[addressing.locale]
  if (!manager && id !== undefined) {
    manager = startTagManager(id, applied)
    if (manager) pushEventsTo(manager.push)
  }
  pushPageView(site)
  if (isToMeasure) {
    isToMeasure = false
    void import('./report-vitals.ts')
      .then(({ reportVitals }) => reportVitals(config.buildId))
      .catch(() => undefined) // a failure skips the measurement
  }
}

function applyConsent(consent: Consent): void {
  if (consent.statistics === applied.statistics && consent.marketing === applied.marketing) return
  applied = consent
  manager?.update(consent)
  if (consent.statistics) return
  removeGoogleCookies()
  lastView = undefined
}

/** Once per page: a change of the query (checkout step, locator filter) is no page view. */
function pushPageView(site: Site): void {
  if (site === lastView?.site) return
  const address = trackedAddress(location.href)
  trackEvent('page_view', {
    page_location: address,
    page_path: new URL(address).pathname,
    page_title: document.title,
    page_referrer: lastView?.address ?? trackedAddress(document.referrer),
    page_locale: site.addressing.locale,
  })
  lastView = { site, address }
}

/** Removes the cookies of Google's tags on this host and its parent domains. */
function removeGoogleCookies(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const [name] of document.cookie.matchAll(/(?<=^|; *)_(?:ga|gid|gat|gcl|dc_gtm)[^=;]*/g)) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
