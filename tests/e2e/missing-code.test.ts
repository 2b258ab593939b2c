// An old tab after a deployment, a lost connection, a blocked script: code that cannot be had, and then can.
import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

test.use({
  // one: Playwright takes an array of two for a value and its options
  expectedComplaints: [
    /Failed to load resource|Failed to fetch dynamically imported module|Failed to load module script|code of the page could not be/,
  ],
})

type Loss = 'blocked' | 'not found' | 'a page instead'

const LOSSES: Loss[] = ['blocked', 'not found', 'a page instead']

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}

/** From now on files of these names cannot be had; returns how to give them back. */
async function lose(page: Page, files: RegExp, loss: Loss = 'blocked'): Promise<() => Promise<void>> {
  await page.route(files, (route) => {
    if (loss === 'blocked') return route.abort()
    if (loss === 'not found') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A page' })
  })
  return () => page.unroute(files)
}

/** The page was reloaded for this path a moment ago: not again for 10 seconds (§4). */
async function justReloaded(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem(`reloaded-at:${location.pathname}`, String(Date.now())))
}

for (const loss of LOSSES) {
  test(`"load more" whose code is ${loss} reloads the page once, then says so and offers the next page by link, and loads more at another press`, async ({
    page,
  }) => {
    await open(page, '/artikkeli')
    const list = page.locator('section.articles').first()
    const giveBack = await lose(page, /search-articles/, loss)
    const reloaded = page.waitForEvent('load')
    await list.getByRole('button', { name: 'Näytä lisää' }).click()
    await reloaded
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    await list.getByRole('button', { name: 'Näytä lisää' }).click()
    await expect(list.getByRole('alert')).toContainText('Lisää ei voitu ladata')
    await expect(list.getByRole('link', { name: 'Seuraava sivu' })).toHaveAttribute('href', /\/artikkeli\?page=2$/)
    await expect(page.locator('h1')).toBeVisible()
    await giveBack()
    await list.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(list).toContainText('Näytetään 13, yhteensä 13')
  })
}

test('a connection that is gone for a second costs nothing: the load is tried again', async ({ page }) => {
  await open(page, '/artikkeli')
  const giveBack = await lose(page, /search-articles/)
  const list = page.locator('section.articles').first()
  await list.getByRole('button', { name: 'Näytä lisää' }).click()
  setTimeout(() => void giveBack(), 900)
  await expect(list).toContainText('Näytetään 13, yhteensä 13')
})

test('without network the page is never reloaded, and the next press tries again', async ({ page, context }) => {
  await open(page, '/artikkeli')
  let reloads = 0
  page.on('load', () => reloads++)
  await context.setOffline(true)
  const list = page.locator('section.articles').first()
  await list.getByRole('button', { name: 'Näytä lisää' }).click()
  await expect(list.getByRole('alert')).toContainText('Lisää ei voitu ladata')
  await context.setOffline(false)
  await list.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(list).toContainText('Näytetään 13, yhteensä 13')
  expect(reloads).toBe(0)
})

test('the terms link leads to the terms page where the modal cannot be had, and opens the modal at the next press', async ({ page }) => {
  await open(page, '/yksityisille')
  await justReloaded(page)
  const giveBack = await lose(page, /modals-/)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' })
  await link.click()
  await expect(page).toHaveURL(/\/kayttoehdot$/)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await giveBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
})

test("a card's dialog that cannot be had is shown as the popover the page has, and as the dialog at the next press", async ({ page }) => {
  await open(page, '/sisaltolohkot')
  await justReloaded(page)
  const giveBack = await lose(page, /modals-/)
  const opener = page.locator('main button[aria-haspopup="dialog"]').first()
  await opener.click()
  await expect(page.locator('dialog.content-popover:popover-open')).toBeVisible()
  await page.keyboard.press('Escape')
  await giveBack()
  await opener.click()
  await expect(page.locator('dialog.modals-dialog[open]')).toBeVisible()
})

test('the first add to cart says beside the button that it failed, and adds at the next press', async ({ page }) => {
  const giveBack = await lose(page, /shop-[^.]*\.js/)
  await open(page, '/en-EU/private/services/car-wash')
  await justReloaded(page)
  const add = page.getByRole('button', { name: 'Add to cart: Basic wash', exact: true })
  await add.click()
  await expect(page.locator('.cart-add-message[data-failed]')).toBeVisible()
  await giveBack()
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Basic wash')
})

test('what is added though the dialog cannot be had is in the cart, and the next toast is shown', async ({ page }) => {
  await open(page, '/en-EU/private/services/car-wash')
  await justReloaded(page)
  const giveBack = await lose(page, /first-in-cart|notification-list/)
  await page.getByRole('button', { name: 'Add to cart: Basic wash', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 product', exact: true })).toBeVisible()
  await expect(page.locator('dialog[open]').getByRole('alert')).toContainText('could not be loaded')
  await giveBack()
  await page.locator('dialog[open]').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('dialog[open]')).toContainText('Basic wash')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to cart: Perfect wash', exact: true }).press('Enter')
  await expect(page.getByText('Product added to cart')).toBeVisible()
})

test('a calendar that cannot be had says so and leaves typing; what is typed is never reloaded away', async ({ page }) => {
  await open(page, '/en-EU/form-fields')
  const giveBack = await lose(page, /calendar/)
  let reloads = 0
  page.on('load', () => reloads++)
  const field = page.getByRole('textbox', { name: /^Date/ })
  await field.fill('15.3.2026')
  const button = page.getByRole('button', { name: 'Select date: Date' })
  await button.click()
  await expect(page.locator('.field-date').getByRole('alert')).toContainText('You can type the date')
  await expect(field).toHaveValue('15.3.2026')
  expect(reloads).toBe(0)
  await giveBack()
  await button.click()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Select date' })).toBeVisible()
})

test('a map that cannot be had says so in its place, and comes at another try', async ({ page }) => {
  test.slow()
  await open(page, '/en-EU/stationsearch/st1-askola')
  const giveBack = await lose(page, /map-view/)
  await page.getByRole('button', { name: 'Show the map' }).click()
  const again = page.locator('.station-map').getByRole('button', { name: /again/i })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await giveBack()
  await again.click()
  await expect(page.locator('.station-map canvas').first()).toBeVisible({ timeout: 20_000 })
})

test('a checkout that cannot be had says so in its place, and comes at another try', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cart', JSON.stringify({ items: [{ code: 'WASH-BASIC', name: 'Basic', amount: 1, price: 1 }] })),
  )
  const giveBack = await lose(page, /shop-[^.]*\.js/)
  await open(page, '/en-EU/checkout')
  await justReloaded(page)
  const place = page.locator('.checkout').first()
  await expect(place.getByRole('alert')).toBeVisible()
  await giveBack()
  await place.getByRole('button').click()
  await expect(place.locator('.checkout-skeleton')).toHaveCount(0)
  await expect(place.getByRole('alert')).toHaveCount(0)
})

test('a style sheet that cannot be had with a page is tried again, and the page comes with it', async ({ page }) => {
  await open(page, '/yksityisille')
  const giveBack = await lose(page, /assets\/stations-[^/]*\.css/)
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  setTimeout(() => void giveBack(), 900)
  await expect(page.locator('.locator')).toBeVisible()
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/stations-')))).toBe(true)
})

test('a page whose code is missing is reloaded; one that cannot be had says what is missing, and not that there is no network', async ({
  page,
}) => {
  await open(page, '/yksityisille')
  await lose(page, /station-locator/, 'not found')
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  await reloaded
  await expect(page.locator('h1'), "the server's page stands").toBeVisible()
  await page.goto('/yksityisille')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.evaluate(() => void navigation.navigate('/asemahaku'))
  await expect(page.locator('main')).toContainText('Sivun tarvitsemaa tiedostoa ei voitu ladata')
  await expect(page.locator('main')).not.toContainText('offline')
})

test('an account menu that cannot be had is a link to my pages, and the menu after its press', async ({ page }) => {
  await page.route('**/api/v1/auth', (route) => route.fulfill({ headers: { 'x-user-status': 'AUTHORIZED' }, json: {} }))
  const giveBack = await lose(page, /account-menu/)
  await open(page, '/yksityisille')
  await justReloaded(page)
  const link = page.getByRole('banner').locator('.layout-tools').getByRole('link', { name: 'Kirjaudu' })
  await expect(link).toHaveAttribute('href', /\/omat-sivut$/)
  await giveBack()
  await link.click()
  await expect(page.getByRole('banner').locator('details.customer-menu')).toBeVisible()
})

test('a discount code that was typed and not applied is given back after a reload', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cart', JSON.stringify({ items: [{ code: 'WASH-BASIC', name: 'Basic', amount: 1, price: 1 }] })),
  )
  await open(page, '/en-EU/cart')
  const field = page.locator('form.cart-code input')
  await field.fill('SPRING')
  await page.reload()
  await expect(field).toHaveValue('SPRING')
})

test('a consent sheet that cannot be had by itself reloads nothing; opened from the footer it does, and then says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('consent'))
  const giveBack = await lose(page, /consent-sheet/)
  let reloads = -1
  page.on('load', () => reloads++)
  const lost = page.waitForRequest((request) => /consent-sheet/.test(request.url()))
  await open(page, '/yksityisille')
  await lost
  // the retry comes after 1.2 s, and a reload would follow at once
  await page.waitForTimeout(3_000)
  expect(reloads).toBe(0)
  const settings = page.getByRole('contentinfo').getByRole('button', { name: /evästeasetukset/i })
  const reloaded = page.waitForEvent('load')
  await settings.click()
  await reloaded
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await settings.click()
  await expect(page.locator('.overlays-failed').getByRole('alert')).toBeVisible()
  await giveBack()
  await page.locator('.overlays-failed').getByRole('button').click()
  await expect(page.locator('dialog.analytics-consent')).toBeVisible()
})
