// Visits of a site with GTM_IDS and CONSENT_ID, and the resulting data layer.

import type { Page, Route } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { expect } from './site-test.ts'
import { storeConsent } from './stored-consent.ts'

interface Entry {
  event?: string
  [parameter: string]: unknown
}

export const TAG_MANAGER = 'https://www.googletagmanager.com'

/** Configures the site with GTM_IDS. The returned list grows with each requested script. */
export async function withTagManager(
  page: Page,
  id: string,
  answer = emptyScript,
): Promise<string[]> {
  skipInFirefox('a replaced script of another host is blocked by the Content-Security-Policy')
  const scripts: string[] = []
  await page.route(`${TAG_MANAGER}/**`, (route) => {
    scripts.push(route.request().url())
    return answer(route)
  })
  await withConfig(page, { tagManagers: { 'fi-FI': id } })
  return scripts
}

export function emptyScript(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: '' })
}

/** Adds to the configuration in the page's state. */
export async function withConfig(page: Page, more: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (added) => {
      new MutationObserver((_, observer) => {
        const state = document.getElementById('state')
        if (!state?.textContent?.endsWith('}')) return
        observer.disconnect()
        state.textContent = state.textContent.replace('"config":{', `"config":{${added},`)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    },
    JSON.stringify(more).slice(1, -1),
  )
}

export async function askAgain(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('consent'))
}

export function allowAll(page: Page): Promise<void> {
  return storeConsent(page, true)
}

export function dataLayer(page: Page): Promise<Entry[]> {
  // Google's commands are Arguments objects, which JSON turns into plain objects.
  return page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])))
}

export async function pageViews(page: Page): Promise<unknown[]> {
  return (await dataLayer(page))
    .filter(({ event }) => event === 'page_view')
    .map((view) => view['page_path'])
}

export async function follow(page: Page, path: string): Promise<void> {
  const href = `/fi-FI${path}`
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`header a[href="${href}"]`)?.click(),
    href,
  )
  await expect(page).toHaveURL(href)
  await expect(page.locator('main#content')).toBeFocused()
}

/** §2.6 */
export async function openCookieSettings(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /[Ee]väste/ })
    .click()
}
