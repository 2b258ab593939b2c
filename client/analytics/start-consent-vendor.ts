import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { rememberedConsent } from './consent.ts'
import { openConsentWith, setConsent } from './consent-store.ts'
import { readVendor } from './read-vendor.ts'

const SCRIPT = 'https://consent.cookiebot.com/uc.js'

/**
 * Loads the consent vendor's script with the culture of the locale (§7) and takes over what it says. Until it says something, only the
 * necessary is allowed. Where it is blocked or broken nobody is asked, and the footer opens the site's own dialog.
 */
export function startConsentVendor(id: string, locale: LocaleCode): void {
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline']) addEventListener(event, takeOver)
  const script = Object.assign(document.createElement('script'), { id: 'Cookiebot', src: SCRIPT, async: true })
  Object.assign(script.dataset, { cbid: id, culture: LOCALES[locale].htmlLang })
  script.addEventListener('error', doWithout)
  script.addEventListener('load', () => (readVendor() ? takeOver() : doWithout()))
  document.head.append(script)
}

function takeOver(): void {
  const vendor = readVendor()
  if (!vendor) return
  setConsent({ choice: vendor.choice, dialog: 'closed' })
  openConsentWith(() => {
    vendor.reopen()
    takeOver() // to renew is to take back what was given, until there is another answer
  })
}

function doWithout(): void {
  setConsent({ choice: rememberedConsent() })
}
