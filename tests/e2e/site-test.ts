// A page that fails its test on whatever a visitor's console should never show: errors, hydration warnings, CSP reports.
import { test as base, expect, type Page } from '@playwright/test'

/** what a software-rendered WebGL says of its own speed; no page causes it */
const DRIVER_NOTE = /GL Driver Message \(OpenGL, Performance/

/** what a browser without pictures says of those that were preloaded for it (playwright.config.ts) */
const PICTURE_NOTE = /image loading is disabled|\.(?:svg|png|jpe?g|webp)\S* was preloaded using link preload but not used/

interface SiteFixtures {
  /** console lines and page errors a test expects, as patterns */
  expectedComplaints: RegExp[]
  /** a page of another visitor, whose browser runs no scripts */
  plainPage: Page
}

export const test = base.extend<SiteFixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isNote = DRIVER_NOTE.test(message.text()) || PICTURE_NOTE.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !isNote) complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    // each test is another visitor: what one may do in a minute is counted by address (wrangler.toml, `ratelimits`)
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await page.context().setExtraHTTPHeaders({ 'cf-connecting-ip': `10.${a}.${b}.${c}` })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    // the consent dialog has its own test
    await answerConsent(page)
    await use(page)
    expect(complaints.filter((line) => !expectedComplaints.some((pattern) => pattern.test(line)))).toEqual([])
  },
  plainPage: async ({ browser, baseURL, locale }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), ...(locale && { locale }) })
    await use(await context.newPage())
    await context.close()
  },
})

/** The visitor has answered the consent dialog before: only what is necessary. */
export async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('consent', JSON.stringify({ version: 2, date: new Date().toISOString(), statistics: false, marketing: false })),
  )
}

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]'), `${page.url()} hydrates`).toHaveCount(1)
}

/** `npm test` runs the fast tests: of a table of tests only the rows for which this is true. */
export function fastIf(isFast: boolean): { tag: string[] } {
  return { tag: isFast ? ['@fast'] : [] }
}

export { expect } from '@playwright/test'
