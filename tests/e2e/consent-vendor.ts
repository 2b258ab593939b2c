// A simulation of the consent vendor, from its documentation (cookiebot.com/en/developer), without
// its design.

import type { Page, Route } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { withConfig } from './measured-visit.ts'

export const VENDOR_SCRIPT = 'https://consent.cookiebot.com/uc.js'
export const VENDOR_ID = '00000000-0000-0000-0000-000000000000'

/** Configures the site with CONSENT_ID. */
export async function withConsentVendor(page: Page, answer = vendorScript): Promise<void> {
  skipInFirefox('a replaced script of another host is blocked by the Content-Security-Policy')
  await page.route(`${VENDOR_SCRIPT}*`, answer)
  await withConfig(page, { consentId: VENDOR_ID })
}

export function vendorScript(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: `(${runVendor})()` })
}

/** Runs in the page, as text. */
function runVendor(): void {
  const { cbid, culture } = document.getElementById('Cookiebot')?.dataset ?? {}
  const consent = { necessary: true, preferences: false, statistics: false, marketing: false }
  const vendor = {
    consent,
    hasResponse: false,
    consented: false,
    declined: false,
    renew,
    show,
    hide,
  }
  Object.assign(window, { Cookiebot: vendor })
  // It first asks its server for the dialog.
  setTimeout(() => {
    const remembered = /CookieConsent=(\w+)/.exec(document.cookie)?.[1]
    if (remembered === undefined) show()
    else answer(remembered === 'yes')
  }, 50)

  function show(): void {
    const dialog = Object.assign(document.createElement('div'), { id: 'CybotCookiebotDialog' })
    dialog.append(`${cbid} ${culture}`, button('Allow all', true), button('Deny', false))
    document.body.append(dialog)
  }

  function hide(): void {
    document.getElementById('CybotCookiebotDialog')?.remove()
  }

  function renew(): void {
    document.cookie = 'CookieConsent=; path=/; max-age=0'
    Object.assign(consent, { preferences: false, statistics: false, marketing: false })
    Object.assign(vendor, { hasResponse: false, consented: false, declined: false })
    show()
  }

  function button(text: string, all: boolean): HTMLButtonElement {
    const onclick = () => {
      document.cookie = `CookieConsent=${all ? 'yes' : 'no'}; path=/`
      hide()
      answer(all)
    }
    return Object.assign(document.createElement('button'), { textContent: text, onclick })
  }

  function answer(all: boolean): void {
    Object.assign(consent, { preferences: all, statistics: all, marketing: all })
    Object.assign(vendor, { hasResponse: true, consented: all, declined: !all })
    for (const name of [
      all ? 'CookiebotOnAccept' : 'CookiebotOnDecline',
      'CookiebotOnConsentReady',
    ])
      dispatchEvent(new Event(name))
  }
}
