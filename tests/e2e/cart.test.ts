import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { layoutShifts, watchShifts } from './layout-shifts.ts'
import { expect, test } from './site-test.ts'

const WASHES = '/en-EU/private/services/car-wash'
const CART = '/en-EU/cart'
const VALIDATE = '**/proxy/digital-order/v1/cart/validate'

// what a browser notes of the answers these tests have the server give
test.use({ expectedComplaints: [/status of (422|429|503)/] })

function addButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Add to cart: ${name}`, exact: true })
}

function amountOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Quantity of ${name}` })
}

function checkout(page: Page) {
  return page.getByRole('link', { name: 'Go to checkout' })
}

/** The cart of a visitor who has been here before. */
async function seedCart(page: Page, text: string): Promise<void> {
  await page.addInitScript((cart) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('cart', cart)
    sessionStorage.setItem('seeded', '1')
  }, text)
}

function lines(...codes: string[]): string {
  return JSON.stringify({ items: codes.map((code) => ({ code, name: code, amount: 1, price: 0.01 })) })
}

async function keptAmounts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { items }: { items: { code: string; amount: number }[] } = JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}')
    return Object.fromEntries(items.map(({ code, amount }) => [code, amount]))
  })
}

test('a wash is added to the cart, changed, removed and restored; a discount code is used', { tag: '@fast' }, async ({ page }) => {
  const validated: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/validate')) validated.push(request.postData() ?? '')
  })
  await page.goto(WASHES)
  await addButton(page, 'Basic wash').click()
  const modal = page.getByRole('dialog', { name: 'Added to your cart' })
  await expect(modal).toContainText('Basic wash')
  await expect(page.getByRole('link', { name: 'Cart, 1 product', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: /: Basic wash$/ })).toBeFocused()
  await addButton(page, 'Perfect wash').press('Enter')
  await expect(page.getByText('Product added to cart')).toBeVisible()
  const cart = page.getByRole('link', { name: 'Cart, 2 products', exact: true })
  await cart.click()

  await expect(page).toHaveURL(/\/en-EU\/cart$/)
  await expect(page.locator('.amounts-totals')).toContainText('32,80 €')
  const before = validated.length
  const more = page.getByRole('button', { name: 'One more: Basic wash' })
  for (let press = 0; press < 4; press++) await more.press('Enter')
  await expect(amountOf(page, 'Basic wash')).toHaveValue('5')
  await expect(page.locator('.amounts-totals')).toContainText('84,40 €')
  // how many requests a burst makes is tested in tests/client/cart/cart-store.test.ts; the newest wins
  expect(JSON.parse(validated.slice(before).at(-1) ?? '{}').items[0].quantity).toBe(5)
  await expect(page.getByText('Total 84,40 €')).toBeAttached()

  await amountOf(page, 'Basic wash').fill('250')
  await page.keyboard.press('Tab')
  await expect(amountOf(page, 'Basic wash')).toHaveValue('99')
  await amountOf(page, 'Basic wash').fill('2')
  await page.getByRole('button', { name: 'Remove: Perfect wash' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo: Perfect wash' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Perfect wash' }) })).toBeFocused()

  const code = page.getByLabel('Discount code')
  await code.fill('NOSUCHCODE')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('The code NOSUCHCODE is not valid')
  await code.fill('TALVI10')
  await code.press('Enter')
  await expect(page.getByText('Code TALVI10 is in use')).toBeFocused()
  const { violations } = await axe(page).analyze()
  expect(violations).toEqual([])

  await page.reload()
  await expect(page.getByText('Code TALVI10 is in use')).toBeVisible()
  await expect(amountOf(page, 'Basic wash')).toHaveValue('2')
  await expect(checkout(page)).toHaveAttribute('href', '/en-EU/checkout')
})

test('an upsell swaps in one press', async ({ page }) => {
  await seedCart(page, lines('WASH-PERFECT'))
  await page.goto(CART)
  await page
    .getByRole('button', { name: /^Swap for / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Perfect wash', exact: true })).toHaveCount(0)
  await expect.poll(() => keptAmounts(page)).toEqual({ 'WASH-BUNDLE-5': 1 })
})

test('another tab follows', async ({ page, context }) => {
  await seedCart(page, lines('WASH-BASIC'))
  await page.goto(CART)
  await expect(amountOf(page, 'Basic wash')).toHaveValue('1')
  const other = await context.newPage()
  await other.goto(WASHES)
  await addButton(other, 'Basic wash').click()
  await expect(amountOf(page, 'Basic wash')).toHaveValue('2')
  await expect(page.getByRole('link', { name: 'Cart, 2 products', exact: true })).toBeVisible()
})

test('an outage keeps the cart, hides the total and blocks the checkout until the server is back', { tag: '@fast' }, async ({ page }) => {
  await seedCart(page, lines('WASH-BASIC'))
  await page.route(VALIDATE, (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.goto(CART)
  await expect(page.getByRole('alert').filter({ hasText: 'Cart update failed' })).toBeVisible()
  await expect(amountOf(page, 'WASH-BASIC')).toHaveValue('1')
  await expect(page.locator('.cart-columns')).not.toContainText('€')
  await checkout(page).click()
  await expect(page).toHaveURL(/\/cart$/)
  const askedAgain = page.waitForRequest(VALIDATE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await askedAgain
  // back again: the cart asks by itself now and then, and when its window is looked at
  await page.unroute(VALIDATE)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.locator('.amounts-totals')).toContainText('12,90 €')
  await expect(page.getByText('Cart update failed')).toHaveCount(0)
  await checkout(page).click()
  await expect(page).toHaveURL(/\/en-EU\/checkout/)
})

test('who tries too many discount codes is told to wait a minute, and keeps the cart', async ({ page }) => {
  await seedCart(page, lines('WASH-BASIC'))
  await page.goto(CART)
  await expect(page.locator('.amounts-totals')).toContainText('12,90 €')
  const code = page.getByLabel('Discount code')
  for (let tried = 0; tried < 10; tried++) {
    await code.fill(`GUESS${tried}`)
    const answer = page.waitForResponse(VALIDATE)
    await page.getByRole('button', { name: 'Use code' }).click()
    expect((await answer).status()).toBe(200)
    await expect(page.getByText(`The code GUESS${tried} is not valid`)).toBeVisible()
  }
  await code.fill('GUESS')
  await page.getByRole('button', { name: 'Use code' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts. Wait a minute.' })).toBeVisible()
  await expect(page.locator('.cart-notice')).toContainText('Your products are safe')
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1')
  await expect(code).toHaveValue('GUESS')
})

test('a refused cart is emptied and saved, with the toast; Restore brings back what is still sold', async ({ page }) => {
  await seedCart(page, lines('WASH-BASIC', 'NO-SUCH-WASH'))
  await page.goto(CART)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Cart update failed' })).toBeVisible()
  expect(await keptAmounts(page)).toEqual({})
  await page.getByRole('main').getByRole('button', { name: 'Restore' }).click()
  await expect(amountOf(page, 'Basic wash')).toHaveValue('1')
  await expect(page.getByText('No longer available: NO-SUCH-WASH')).toBeVisible()
  await expect.poll(() => keptAmounts(page)).toEqual({ 'WASH-BASIC': 1 })
})

test('a damaged or tampered storage is read as far as it can be, and no price of it is shown', async ({ page }) => {
  await seedCart(
    page,
    '{"items":[{"code":"WASH-BASIC","name":"<b>x</b>","amount":"3.7","price":0.01},{"__proto__":{"a":1}},7],"totals":{"totalWithTax":1}}',
  )
  const prices = page.locator('.cart-columns').getByText('0,01')
  await page.goto(CART)
  await expect(page.locator('.amounts-totals')).toContainText('38,70 €')
  await expect(prices).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('cart', '{"items":['))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test(
  'without a script the cart says so; with one it loads without a layout shift',
  { tag: '@fast' },
  async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const scriptless = await plain.newPage()
    await scriptless.goto(`${baseURL}${CART}`)
    await expect(scriptless.locator('.ui-needs-script')).toBeVisible()
    await scriptless.goto(`${baseURL}${WASHES}`)
    await expect(scriptless.locator('.ui-needs-script').first()).toBeVisible()
    await expect(scriptless.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
    await plain.close()

    await watchShifts(page)
    await seedCart(page, lines('WASH-BASIC', 'WASH-PERFECT', 'WASH-BUNDLE-5'))
    await page.goto(CART)
    await expect(page.locator('.amounts-totals')).toContainText('€')
    await page.reload() // with what the cart itself has kept
    await expect(page.locator('.amounts-totals')).toContainText('€')
    expect(await layoutShifts(page)).toEqual([])
  },
)

test('a press is seen within 50 ms, whatever the network', async ({ page }) => {
  await page.route(VALIDATE, () => undefined) // never answered
  await page.goto(WASHES)
  await addButton(page, 'Basic wash').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /shop-[^.]*\.js/.test(name)))
  const times: number[] = []
  for (const name of ['Basic wash', 'Perfect wash', 'Perfect wash 24h']) times.push(await addButton(page, name).evaluate(msUntilSeen))
  // the quickest: what a busy machine adds is not the site's
  expect(Math.min(...times)).toBeLessThan(50)
  await expect(page.locator('.layout-cart-count')).toHaveText('3')
})

test.describe('adding to the cart says what happened', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/] })

  test('offline, where the cart is there: the product is in it', async ({ page, context }) => {
    await openShop(page)
    await context.setOffline(true)
    await addButton(page, 'Basic wash').press('Enter')
    await expect(page.locator('.cart-add-message')).toHaveText('The product is in your cart.')
    expect(await keptAmounts(page)).toEqual({ 'WASH-BASIC': 1 })
  })

  test('offline, without its code: that it was not added; when the connection is back it can be', async ({ page, context }) => {
    await page.route('**/assets/shop-*.js', (route) => route.abort())
    await page.goto(WASHES)
    await page.locator('html[data-hydrated]').waitFor()
    await context.setOffline(true)
    await addButton(page, 'Basic wash').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline, so the product could not be added' })).toBeVisible()
    await context.setOffline(false)
    await page.unroute('**/assets/shop-*.js')
    await addButton(page, 'Basic wash').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Basic wash')
    expect(await keptAmounts(page)).toEqual({ 'WASH-BASIC': 1 })
  })

  test('in an old tab, whose files are gone: the page is loaded anew and the press made again, once (§4)', async ({ page }) => {
    await openShop(page)
    let isOldTab = true
    page.once('framenavigated', () => (isOldTab = false))
    await page.route('**/assets/*.js', (route) => (isOldTab ? route.fulfill({ status: 404 }) : route.continue()))
    await addButton(page, 'Basic wash').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Basic wash')
    expect(isOldTab).toBe(false)
    expect(await keptAmounts(page)).toEqual({ 'WASH-BASIC': 1 })
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    expect(await keptAmounts(page)).toEqual({ 'WASH-BASIC': 1 })
  })

  test('code that cannot be had at all: that it was not added', async ({ page }) => {
    await page.route('**/assets/shop-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(WASHES)
    await addButton(page, 'Basic wash').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'The product could not be added' })).toBeVisible({ timeout: 30_000 })
  })
})

/** With what a press needs, as it comes while nothing else is done. */
async function openShop(page: Page): Promise<void> {
  await page.goto(WASHES)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /shop-[^.]*\.js/.test(name)))
  // and what it imports
  await page.waitForLoadState('networkidle')
}

async function msUntilSeen(button: HTMLElement | SVGElement): Promise<number> {
  const start = performance.now()
  const seen = new Promise<number>((resolve) => {
    new MutationObserver(() => resolve(performance.now() - start)).observe(button, { childList: true, subtree: true, attributes: true })
  })
  if (button instanceof HTMLElement) button.click()
  return seen
}
