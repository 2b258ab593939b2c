import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, fastIf, test, visit } from './site-test.ts'

/** The headless shell of the other tests does not have this cache. */
const CHROMIUM = '/usr/bin/chromium'

test.skip(!existsSync(CHROMIUM), 'only the whole browser has this cache: apt-get install chromium')
test.use({
  // Chromium requests the hub's favicon, which does not exist.
  expectedComplaints: [/status of 404/],
  launchOptions: async ({ launchOptions }, use) => {
    // Playwright disables the cache.
    await use({
      ...launchOptions,
      executablePath: CHROMIUM,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

for (const path of [
  '/',
  '/yksityisille/tuotteet',
  '/asemahaku',
  '/asemahaku/st1-alavus',
  '/artikkeli/autopesu-pakkasella',
  '/ostoskori',
])
  test(
    `the browser’s back/forward cache restores ${path}`,
    fastIf(path === '/'),
    async ({ page, baseURL }) => {
      await visit(page, path)
      // Browsers do not cache a page with open requests.
      await page.waitForLoadState('networkidle')
      await leaveMark(page, 'site')
      // another origin: the embedded backend's login
      await page.goto(`http://localhost:${Number(new URL(baseURL ?? '').port) + 1}/login/fi`)
      await leaveMark(page, 'hub')

      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => markOf(page)).toBe('site')
      await page.goForward({ waitUntil: 'commit' })
      await expect.poll(() => markOf(page)).toBe('hub')
    },
  )

function leaveMark(page: Page, mark: string): Promise<void> {
  return page.evaluate((name) => void (document.documentElement.dataset['mark'] = name), mark)
}

/** The mark in the page, or the reason why the browser reloaded it. */
function markOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return (
      document.documentElement.dataset['mark'] ?? JSON.stringify(visit?.toJSON().notRestoredReasons)
    )
  })
}
