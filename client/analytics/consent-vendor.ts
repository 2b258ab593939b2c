import { readRecord } from '#shared/contract/read-values.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type Consent, openConsentWith, setConsent, storedConsent } from './consent-store.ts'

const SCRIPT = 'https://consent.cookiebot.com/uc.js'

/**
 * Loads the consent vendor's script with the culture of the locale (§7) and follows its events. Until the first one only the necessary
 * is allowed. Where the script is blocked or broken no dialog opens by itself, and the footer opens the site's own.
 */
export function startConsentVendor(id: string, locale: LocaleCode): void {
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline']) addEventListener(event, followVendor)
  const script = Object.assign(document.createElement('script'), { id: 'Cookiebot', src: SCRIPT, async: true })
  Object.assign(script.dataset, { cbid: id, culture: LOCALES[locale].htmlLang })
  script.addEventListener('error', doWithoutVendor)
  script.addEventListener('load', () => (readVendor() ? followVendor() : doWithoutVendor()))
  document.head.append(script)
}

function followVendor(): void {
  const vendor = readVendor()
  if (!vendor) return
  setConsent({ choice: vendor.choice, dialog: 'closed' })
  openConsentWith(() => {
    vendor.reopen()
    followVendor() // the vendor forgets the choice when it is renewed, until there is another
  })
}

function doWithoutVendor(): void {
  setConsent({ choice: storedConsent.read() })
}

/** What the vendor's script has put into the window; undefined where it is not what its documentation says. `choice`: undefined before there is one. */
export function readVendor() {
  const vendor = readRecord(Reflect.get(window, 'Cookiebot'))
  const consent = readRecord(vendor?.['consent'])
  const renew = vendor?.['renew']
  if (!vendor || !consent || typeof renew !== 'function') return undefined
  const { statistics, marketing } = consent
  const choice: Consent = { statistics: statistics === true, marketing: marketing === true }
  return { choice: vendor['hasResponse'] === true ? choice : undefined, reopen: () => void Reflect.apply(renew, vendor, []) }
}
