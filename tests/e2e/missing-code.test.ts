// An old tab after a deployment, a lost connection, a blocked script: a file that cannot be loaded
// at first and then can.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { fillContact, messagesOf, sitePath } from './checkout-visitor.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, hydrated, test, visit } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

test.use({
  // One pattern: Playwright reads an array of two as a value and its options.
  expectedComplaints: [
    /Failed to load resource|Failed to fetch dynamically imported module|Loading module from .* was blocked|error loading dynamically|Failed to load module script|code of the page could not be/,
  ],
})

type Loss = 'blocked' | 'not found' | 'an HTML page'

interface Case {
  what: string
  address: string
  files: RegExp
  loss: Loss
  before?: (page: Page) => Promise<unknown>
  /** the press that needs the file; absent: the page itself needs it */
  press?: (page: Page) => Locator
  /** shown while the file is missing */
  fallback: (page: Page) => Locator
  /** the press that retries */
  retry: (page: Page) => Locator
  /** shown after the file is loaded */
  loaded: (page: Page) => Locator
}

const loginLink = (page: Page) =>
  page.getByRole('banner').locator('.layout-tools a[href$="/omat-sivut"]')

const CASES: Case[] = [
  {
    what: 'terms',
    address: '/yksityisille',
    files: /terms-modal/,
    loss: 'an HTML page',
    press: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }),
    fallback: (page) => page.locator('dialog[open]').getByRole('alert'),
    retry: (page) => page.locator('dialog[open]').getByRole('button', { name: 'Yritä uudelleen' }),
    loaded: (page) => page.locator('dialog[open] .rich-text'),
  },
  {
    what: 'checkout',
    address: '/en-EU/checkout',
    files: /checkout-view/,
    loss: 'not found',
    before: (page) => seedCart(page),
    fallback: (page) => page.locator('.checkout').getByRole('alert').first(),
    retry: (page) => page.locator('.checkout').getByRole('button'),
    loaded: (page) => page.locator('.checkout-form'),
  },
  {
    what: 'account menu',
    address: '/yksityisille',
    files: /account-menu/,
    loss: 'blocked',
    before: (page) =>
      page.route('**/api/v1/auth', (route) =>
        route.fulfill({ headers: { 'x-user-status': 'AUTHORIZED' }, json: {} }),
      ),
    fallback: loginLink,
    retry: loginLink,
    loaded: (page) => page.getByRole('banner').locator('details.customer-menu'),
  },
]

for (const { what, address, files, loss, before, press, fallback, retry, loaded } of CASES)
  test(
    `missing code has a fallback and is loaded by the next press: ${what} (${loss})`,
    { tag: '@fast' },
    async ({ page }) => {
      skipInFirefox('it caches a failed import until the page reloads')
      await before?.(page)
      await reloadedJustNow(page)
      // Also blocks files that are preloaded before the press.
      const restore = await lose(page, files, loss)
      await visit(page, address)
      await press?.(page).click()
      await expect(fallback(page)).toBeVisible({ timeout: 20_000 })
      await restore()
      await retry(page).click()
      await expect(loaded(page)).toBeVisible({ timeout: 20_000 })
    },
  )

test('if the calendar is missing, a message is shown, the text field works, and a reload keeps the input', async ({
  page,
}) => {
  await visit(page, '/en-EU/form-fields')
  const restore = await lose(page, /calendar/)
  let reloads = 0
  page.on('load', () => reloads++)
  const field = page.getByRole('textbox', { name: /^Date/ })
  await field.fill('15.3.2026')
  const button = page.getByRole('button', { name: 'Select date: Date' })
  await button.click()
  await expect(page.locator('.forms-date').getByRole('alert')).toContainText(
    'You can type the date',
  )
  await expect(field).toHaveValue('15.3.2026')
  expect(reloads).toBe(0)
  skipInFirefox('it caches a failed import until the page reloads')
  await restore()
  await button.click()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Select date' })).toBeVisible()
})

test('without the rules of telephone numbers the checkout continues', async ({ page }) => {
  await lose(page, /phone-number-/)
  await seedCart(page)
  await page.goto(sitePath('checkout', 'fi-FI'))
  await fillContact(page)
  const { contact } = await messagesOf('fi-FI')
  await page.getByLabel(contact.telephoneNumber).fill('040 123 4567')
  await page.getByRole('button', { name: contact.next }).click()
  await expect(page).toHaveURL(/\?step=payment$/)
})

test('“Try the map again” reloads the page if the code of the map still cannot be loaded', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  await page.route(/map-view-[^/]*\.js/, (route) =>
    documents < 2 ? route.abort() : route.continue(),
  )
  await visit(page, '/en-EU/stationsearch?q=Tampere')
  const again = page.getByRole('button', { name: 'Try the map again' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await again.click()
  await expect.poll(() => documents).toBe(2)
  await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 40_000 })
})

test('a missing style sheet and its page are loaded at the second attempt', async ({ page }) => {
  await visit(page, '/yksityisille')
  const restore = await lose(page, /assets\/locator-[^/]*\.css/)
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/locator-'),
  )
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  await failed
  await restore()
  await expect(page.locator('.locator')).toBeVisible()
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/locator-')),
    ),
  ).toBe(true)
})

test('a page with missing code is reloaded once; after that a message says that a file is missing', async ({
  page,
}) => {
  await visit(page, '/yksityisille')
  await lose(page, /station-locator/, 'not found')
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  await reloaded
  await expect(page.locator('.locator-cards'), 'the HTML of the server is shown').toBeVisible()
  await visit(page, '/yksityisille')
  await renewReloads(page)
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  await expect(page.locator('main')).toContainText('Sivun tarvitsemaa tiedostoa ei voitu ladata')
  await expect(page.locator('main')).not.toContainText('offline')
})

test('a missing consent sheet reloads the page once, when the footer opens it; after that a message is shown', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('consent'))
  const sheet = fileOf('client/analytics/consent-sheet.tsx')
  const restore = await lose(page, sheet)
  let reloads = -1
  page.on('load', () => reloads++)
  const lost = page.waitForRequest(sheet)
  await visit(page, '/yksityisille')
  await lost
  // The retry comes after 1.2 s, and a reload would follow at once.
  await page.waitForTimeout(3_000)
  expect(reloads).toBe(0)
  const settings = page.getByRole('contentinfo').getByRole('button', { name: /evästeasetukset/i })
  const reloaded = page.waitForEvent('load')
  await settings.click()
  await reloaded
  await hydrated(page)
  await renewReloads(page)
  await settings.click()
  await expect(page.locator('.notifications-failed').getByRole('alert')).toBeVisible()
  skipInFirefox('it caches a failed import until the page reloads')
  await restore()
  await page.locator('.notifications-failed').getByRole('button').click()
  await expect(page.locator('dialog.analytics-consent')).toBeVisible()
})

/** Modules of parts that a page can do without. */
const OPTIONAL = [
  'analytics/consent-sheet.tsx',
  'analytics/follow-visit.ts',
  'customer/account-menu.tsx',
  'stations/map/map-view.tsx',
]

for (const address of ['/asemahaku', '/asemahaku/st1-askola', '/artikkeli/uusi-sovellus'])
  test(
    `a page hydrates without the files that it can do without: ${address}`,
    { tag: '@fast' },
    async ({ page }) => {
      for (const source of OPTIONAL) await lose(page, fileOf(`client/${source}`))
      await page.addInitScript(() => localStorage.removeItem('consent'))
      await visit(page, address)
      // toBeVisible() fails for the heading of the locator, which is only for screen readers.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    },
  )

/**
 * The file of the build that contains a module. Some have no name, because block lists would refuse
 * it (vite.config.ts).
 */
function fileOf(source: string): RegExp {
  const { scripts } = JSON.parse(readFileSync('dist/client/.vite/document.json', 'utf8'))
  return new RegExp(scripts[source][0])
}

/** Blocks files with these names. The returned function unblocks them. */
async function lose(
  page: Page,
  files: RegExp,
  loss: Loss = 'blocked',
): Promise<() => Promise<void>> {
  await page.route(files, (route) => {
    if (loss === 'blocked') return route.abort()
    if (loss === 'not found')
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A page' })
  })
  return () => page.unroute(files)
}

/**
 * Records a reload of every page for a missing file, so that none is reloaded again for 10 seconds
 * (§4). The time is a minute ahead for a busy machine.
 */
async function reloadedJustNow(page: Page): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem(`reloaded-at:${location.pathname}`, String(Date.now() + 60_000)),
  )
}

/** A busy machine may have used up the 10 seconds in which no page is reloaded again (§4). */
async function renewReloads(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('reloaded-at:')) sessionStorage.setItem(key, String(Date.now()))
  })
}
