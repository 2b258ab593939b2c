import { messages } from '#shared/messages/orders/fi-FI.ts'
import { choose, goToReview, heading, messagesOf, payButton } from './checkout-visitor.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, hydrated, test } from './site-test.ts'
import { seedCart } from './stored-cart.ts'

// console messages of browsers about failed requests
test.use({
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|503|A ServiceWorker passed an Error Response/,
  ],
})

const { order, contact } = await messagesOf('fi-FI')

test(
  'offline a saved station opens, and every other address redirects to the saved pages',
  { tag: '@fast' },
  async ({ page, context }) => {
    await page.goto('/asemahaku?service=MAIN')
    await page.locator('.locator-card h3 a').first().click()
    await expect(page).toHaveURL(/asemahaku\/\w/)
    await expect(page.locator('h1')).not.toHaveText('Asemahaku')
    const name = await page.locator('h1').innerText()
    const { pathname } = new URL(page.url())
    await page.getByRole('button', { name: `Tallenna suosikiksi: ${name}` }).click()
    await expect.poll(() => isReady(page)).toBe(true)
    // With navigation preload, Firefox shows its own error page while offline.
    expect(
      await page.evaluate(
        async () =>
          (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled,
      ),
    ).toBe(false)

    await context.setOffline(true)
    await page.goto(pathname)
    await expect(page.locator('h1')).toHaveText(name)
    await hydrated(page)
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    expect(
      await page.locator('.layout-header').evaluate((header) => getComputedStyle(header).position),
    ).toBe('sticky')

    skipInFirefox('offline is not emulated for its service worker')
    // the start page of an installed app
    await page.goto('/')
    await expect(page).toHaveURL('/fi-FI/tallennetut')
    await page.locator('main').getByRole('link', { name }).click()
    await expect(page.locator('h1')).toHaveText(name)
  },
)

test('offline a saved station opens by a click on the list of saved pages and links back to it', async ({
  page,
  context,
}) => {
  await page.goto('/asemahaku/st1-alavus')
  const name = await page.locator('h1').innerText()
  await page.getByRole('button', { name: `Tallenna suosikiksi: ${name}` }).click()
  await expect.poll(() => isReady(page)).toBe(true)

  await context.setOffline(true)
  await page.goto('/fi-FI/tallennetut')
  await page.locator('main').getByRole('link', { name }).click()
  await expect(page.locator('h1')).toHaveText(name)
  await page.evaluate(() => void navigation.navigate('/fi-FI/tallennetut'))
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible()
})

test('a search of the locator saves nothing on the device', async ({ page }) => {
  await page.clock.install()
  await page.goto('/asemahaku?q=Tampere')
  await hydrated(page)
  await page.getByRole('button', { name: 'Autopesu', exact: true }).first().click()
  await expect(page).toHaveURL(/f=/)
  await page.clock.runFor(10_000)
  const saved = await page.evaluate(async () => [
    localStorage.getItem('saved-pages'),
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ])
  expect(saved).toEqual([null, 0, 0])
})

test('a station that is saved in the list is listed with a link to its own page', async ({
  page,
}) => {
  await page.goto('/asemahaku?service=MAIN')
  const card = page.locator('.locator-card').first()
  const href = await card.locator('h3 a').getAttribute('href')
  await card.getByRole('button', { name: /^Tallenna suosikiksi/ }).click()
  const saved = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('saved-pages') ?? '[]').map(
        (entry: { href: string }) => entry.href,
      ),
    )
  await expect.poll(saved).toEqual([href])
})

test('a paid order stays on the device by itself, and its codes are shown offline until the device is cleared', async ({
  page,
  context,
}) => {
  await seedCart(page)
  await goToReview(page)
  await payButton(page).click()
  await choose(page, 'paid')
  await expect(heading(page, order.paid.other)).toBeVisible()
  const code = await page.locator('.orders-code:visible').first().innerText()
  await expect(page.getByRole('button', { name: messages.remove })).toBeVisible()
  await expect.poll(() => isReady(page)).toBe(true)

  skipInFirefox('offline is not emulated for its service worker')
  await context.setOffline(true)
  await page.goto('/yksityisille')
  await page
    .locator('main')
    .getByRole('link', { name: /^Tilaus/ })
    .click()
  await expect(page.locator('.orders-code:visible').first()).toHaveText(code)
  await expect(page.locator('.orders-qr:visible').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.orders-code:visible').first()).toHaveText(code)

  await page.getByRole('button', { name: order.clear }).click()
  await expect(page.getByText(contact.cleared)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('saved-pages'))).toBeNull()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

/** The service worker is active, and the page is saved. */
function isReady(page: import('@playwright/test').Page): Promise<boolean> {
  return page.evaluate(
    async () =>
      navigator.serviceWorker.controller !== null && localStorage.getItem('saved-pages') !== null,
  )
}
