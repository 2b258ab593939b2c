// The fixture `page` fails a test when the console shows an error, a warning or a CSP report.

import { test as base, expect, type Page } from '@playwright/test'
import { FIREFOX_NOTES, skipInFirefox, typeInsteadOfFill } from './firefox.ts'
import { storeConsent } from './stored-consent.ts'

/** a WebGL message without a graphics card */
const DRIVER_NOTE = /GL Driver Message \(OpenGL, Performance/

/** messages about preloaded pictures, which this browser does not load (playwright.config.ts) */
const PICTURE_NOTE =
  /image loading is disabled|\.(?:svg|png|jpe?g|webp)\S* was preloaded using link preload but not used/

const SCRIPTS_STAY = 'JavaScript cannot be turned off'

interface SiteFixtures {
  /** console lines and page errors that the test expects */
  expectedComplaints: RegExp[]
  /** a second page in a browser without JavaScript */
  plainPage: Page
}

export const test = base.extend<SiteFixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, browserName, javaScriptEnabled, expectedComplaints }, use) => {
    if (!javaScriptEnabled) skipInFirefox(SCRIPTS_STAY)
    const complaints: string[] = []
    page.on('console', (message) => {
      const isNote = DRIVER_NOTE.test(message.text()) || PICTURE_NOTE.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !isNote)
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    // Each test has its own address, because wrangler.toml limits requests per address and minute
    // (`ratelimits`).
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await page.context().setExtraHTTPHeaders({ 'cf-connecting-ip': `10.${a}.${b}.${c}` })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    // The consent dialog has its own tests.
    await storeConsent(page, false)
    if (browserName === 'firefox') typeInsteadOfFill(page)
    await use(page)
    const expected = [...expectedComplaints, ...(browserName === 'firefox' ? FIREFOX_NOTES : [])]
    expect(complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
  },
  plainPage: async ({ browser, baseURL, locale }, use) => {
    skipInFirefox(SCRIPTS_STAY)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
    })
    await use(await context.newPage())
    await context.close()
  },
})

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]'), `${page.url()} hydrates`).toHaveCount(1)
  // React hydrates header, blocks and footer one by one, and adds this key to each hydrated
  // element.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.layout > *, #content > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/** `npm test` runs only fast tests. In a table of tests those are the rows for which this is true. */
export function fastIf(isFast: boolean): { tag: string[] } {
  return { tag: isFast ? ['@fast'] : [] }
}

export { expect } from '@playwright/test'
