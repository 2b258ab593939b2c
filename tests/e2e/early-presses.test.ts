// Presses before hydration, which takes seconds on 3G and a slow phone.

import type { Page } from '@playwright/test'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

const WASHES = '/en-EU/private/services/car-wash'

/** Opens a page without its script. The returned function lets the script load. */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  // The page fires `load` only after its script has run.
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('entry-early')),
  )
  await page.locator('footer').waitFor()
  return arrive
}

test.describe('a press before hydration is kept and done once', () => {
  test('add to cart', { tag: '@fast' }, async ({ page }) => {
    const loadScript = await openWithoutScript(page, WASHES)
    await page.getByRole('radio', { name: /^Basic wash/ }).check()
    const add = page.getByRole('button', { name: 'Add to cart: Basic wash', exact: true })
    // A visitor who sees no effect presses again.
    await add.click()
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    loadScript()
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(
      'Basic wash',
    )
    await expect(page.getByRole('link', { name: 'Cart, 1 product', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /: Basic wash$/ })).not.toHaveAttribute(
      'aria-busy',
    )
  })

  test('the next card of a carousel', async ({ page }) => {
    const loadScript = await openWithoutScript(page, '/en-EU/content-blocks')
    const carousel = page.locator('.cards-carousel').first()
    const next = carousel.getByRole('button').last()
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    loadScript()
    await expect(carousel.locator('output')).toContainText('2 / ')
    await expect(next).not.toHaveAttribute('aria-busy')
  })
})

test('add to cart works on 3G with a CPU four times as slow', async ({ page }) => {
  skipInFirefox('it has no DevTools protocol')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(WASHES, { waitUntil: 'commit' })
  // As soon as the button is visible, before or during hydration.
  await page.getByRole('radio', { name: /^Basic wash/ }).check()
  await page.getByRole('button', { name: 'Add to cart: Basic wash', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText(
    'Basic wash',
    { timeout: 60_000 },
  )
})

test('a form that is sent twice before hydration arrives once', async ({ page }) => {
  await openWithoutScript(page, '/en-EU/about-us/company-info/contact-us/feedback')
  let posts = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/feedback', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts += 1
    await answered
    await route.continue()
  })
  await page.getByLabel('Praise').check()
  await page.getByRole('textbox', { name: 'Feedback' }).fill('The coffee was very good.')
  const send = page.getByRole('button', { name: 'Send feedback' })
  await send.dblclick({ noWaitAfter: true })
  await expect.poll(() => posts).toBe(1)
  answer()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
  expect(posts).toBe(1)
})

test('a form that the browser is sending is not sent again by the script that has loaded since', async ({
  page,
}) => {
  await visit(page, '/en-EU/about-us/company-info/contact-us/feedback')
  let posts = 0
  await page.route('**/form/submit', (route) => {
    posts += 1
    return route.continue()
  })
  // Set as by entry-early.ts, because it is random whether a browser that loads the next page still
  // hydrates this one.
  await page.locator('.forms-form').evaluate((form) => form.setAttribute('data-posted', ''))
  await page.getByLabel('Praise').check()
  await page.getByRole('textbox', { name: 'Feedback' }).fill('The coffee was very good.')
  await page.getByRole('button', { name: 'Send feedback' }).press('Enter')
  await page.waitForTimeout(500)
  expect(posts).toBe(0)
})
