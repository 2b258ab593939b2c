import { readRecord } from '#shared/contract/read-values.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type Consent, openConsentWith, setConsent, storedConsent } from './consent-store.ts'

const SCRIPT = 'https://consent.cookiebot.com/uc.js'

/**
 * Loads the consent vendor's script with the culture of the locale (§7) and listens to its events.
 * Until the first event only necessary storage is allowed. If the script is blocked or broken, no
 * dialog opens by itself, and the footer opens the site's own dialog.
 */
export function startConsentVendor(id: string, locale: LocaleCode): void {
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'])
    addEventListener(event, followVendor)
  const script = Object.assign(document.createElement('script'), {
    id: 'Cookiebot',
    src: SCRIPT,
    async: true,
  })
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
    followVendor() // reads the choice again, because the vendor deletes it while its dialog is open
  })
}

function doWithoutVendor(): void {
  setConsent({ choice: storedConsent.read() })
}

/**
 * The vendor's global object; undefined if its shape is not the documented one. `choice` is
 * undefined until the visitor chooses.
 */
export function readVendor() {
  const vendor = readRecord(Reflect.get(window, 'Cookiebot'))
  const consent = readRecord(vendor?.['consent'])
  const renew = vendor?.['renew']
  if (!vendor || !consent || typeof renew !== 'function') return undefined
  const { statistics, marketing } = consent
  const choice: Consent = { statistics: statistics === true, marketing: marketing === true }
  return {
    choice: vendor['hasResponse'] === true ? choice : undefined,
    reopen: () => void Reflect.apply(renew, vendor, []),
  }
}
