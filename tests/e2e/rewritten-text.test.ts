// Browsers and extensions that change the document before it is hydrated: they make links of
// numbers, or translate it.

import type { Page } from '@playwright/test'
import { expect, test, visit } from './site-test.ts'

const PAGES = [
  '/asemahaku?q=Tampere',
  '/kayttoehdot',
  '/asemahaku/st1-askola',
  '/yksityisille',
  '/yksityisille/palvelut/autopesu',
]
const TEXT = /(?<=>)[^<>]+(?=<)/g

const REWRITES: Record<string, (html: string) => string> = {
  'makes links of numbers': (html) =>
    html.replace(TEXT, (text) =>
      text.replace(/\d[\d ]*/g, (number) => `<a href="tel:${number}">${number}</a>`),
    ),
  'replaces words': (html) =>
    html.replace(TEXT, (text) => text.replace(/\b[a-zåäö]+\b/gi, (word) => `${word}${word}`)),
  'translates words': (html) =>
    html.replace(TEXT, (text) =>
      text.trim() ? `<font><font>${text.toUpperCase()}</font></font>` : text,
    ),
}

for (const [what, rewrite] of Object.entries(REWRITES))
  test(
    `pages hydrate without errors when the browser ${what}`,
    { tag: '@fast' },
    async ({ page }) => {
      await rewriteApp(page, rewrite)
      for (const address of PAGES) {
        await visit(page, address)
        await expect(page.locator('h1')).toHaveCount(1)
      }
    },
  )

test(
  'the server counts elements and characters like a browser',
  { tag: '@fast' },
  async ({ page }) => {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    for (const address of PAGES) {
      await page.goto(address)
      const [sent, received] = await page.evaluate(() => {
        const root = document.querySelector('#root')
        const state = JSON.parse(document.querySelector('#state')?.textContent ?? '{}')
        return [
          state.htmlSize,
          root && root.querySelectorAll('*').length + (root.textContent ?? '').length,
        ]
      })
      expect(received, address).toBe(sent)
    }
  },
)

/** Rewrites the HTML of the app in documents. */
async function rewriteApp(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const [start, end] = [html.indexOf('<div id="root"'), html.indexOf('<script id="state"')]
    await route.fulfill({
      response,
      body: html.slice(0, start) + rewrite(html.slice(start, end)) + html.slice(end),
    })
  })
}
