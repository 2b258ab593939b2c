// A page that fails its test on whatever a visitor's console should never show: errors, hydration warnings, CSP reports.
import { test as base, expect, type Page } from '@playwright/test'

/** what a software-rendered WebGL says of its own speed; no page causes it */
const DRIVER_NOTE = /GL Driver Message \(OpenGL, Performance/

interface SiteFixtures {
  /** console lines and page errors a test expects, as patterns */
  expectedComplaints: RegExp[]
}

export const test = base.extend<SiteFixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints, baseURL }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !DRIVER_NOTE.test(message.text()))
        complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
      })
      // the consent dialog has its own test; everywhere else the visitor has answered it
      localStorage.setItem('consent', JSON.stringify({ version: 1, statistics: false, marketing: false }))
    })
    // nothing leaves this machine
    await page.route(
      (url) => baseURL !== undefined && !['localhost', '127.0.0.1'].includes(url.hostname),
      (route) => route.abort(),
    )
    await withoutPictures(page)
    await use(page)
    expect(complaints.filter((line) => !expectedComplaints.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

/** One pixel stands for every picture: cutting them takes most of a run, and they have tests of their own. */
async function withoutPictures(page: Page): Promise<void> {
  const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
  for (const pictures of ['**/_ipx/**', '**/assets/*.{png,jpg,webp}?*', '**/media/*.png']) {
    await page.route(pictures, (route) => route.fulfill({ body: pixel, contentType: 'image/webp' }))
  }
}

export { expect } from '@playwright/test'
