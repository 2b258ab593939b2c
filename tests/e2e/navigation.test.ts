import { expect, test } from './site-test.ts'

test('a click replaces the page without a reload: title, address, focus and scroll change (§2.1)', { tag: '@fast' }, async ({ page }) => {
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('main a[href="/fi-FI/yksityisille/tuotteet"]').first().click()
  await expect(page).toHaveURL('/fi-FI/yksityisille/tuotteet')
  await expect(page).toHaveTitle(/Tuotteet/)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByText(/^Sivu (on )?ladattu|^Sivu avattu/)).toHaveCount(1)
})

test('Back and Forward show the pages again, scrolled as they were left', { tag: '@fast' }, async ({ page }) => {
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 500))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/fi-FI/yksityisille/tuotteet"]')?.click())
  await expect(page).toHaveTitle(/Tuotteet/)
  await page.goBack()
  await expect(page).toHaveTitle(/Yksityisille/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.goForward()
  await expect(page).toHaveTitle(/Tuotteet/)
})

test('the old page stays visible until the newly loaded page is ready to be presented (§2.1)', async ({ page }) => {
  await page.goto('/yksityisille')
  await hydrated(page)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/yksityisille/tuotteet/_payload.json', async (route) => {
    await held
    await route.continue()
  })
  const heading = page.locator('h1')
  const before = await heading.textContent()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/fi-FI/yksityisille/tuotteet"]')?.click())
  await page.waitForTimeout(300)
  expect(await heading.textContent()).toBe(before)
  answer()
  await expect(page).toHaveTitle(/Tuotteet/)
})

test('a newer click wins over an older one that is still loading', async ({ page }) => {
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.route('**/yksityisille/tuotteet/_payload.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue().catch(() => undefined)
  })
  await page.evaluate(() => navigation.navigate('/yksityisille/tuotteet'))
  await page.evaluate(() => navigation.navigate('/yrityksille'))
  await expect(page).toHaveTitle(/Yrityksille/)
  await page.waitForTimeout(1_300)
  await expect(page).toHaveURL('/yrityksille')
  await expect(page).toHaveTitle(/Yrityksille/)
})

test('a table redirect keeps the query, on the first load and on a click (§2.3)', { tag: '@fast' }, async ({ page }) => {
  await page.goto('/tietosuoja?lahde=esite')
  await expect(page).toHaveURL('/yksityisille/tietosuoja?lahde=esite')
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/st1-charge?lahde=klikkaus'))
  await expect(page).toHaveURL('/yksityisille/tuotteet/sahkoauton-lataus?lahde=klikkaus')
  await expect(page).toHaveTitle(/lata/i)
})

test('a card-list redirect sends the visitor on, on the first load and on a click alike (§2.1)', async ({ page }) => {
  await page.goto('/yksityisille/ota-yhteytta')
  await expect(page).toHaveURL('/yksityisille/ota-yhteytta/asiakaspalvelu')
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/yksityisille/ota-yhteytta'))
  await expect(page).toHaveURL('/yksityisille/ota-yhteytta/asiakaspalvelu')
})

test('a redirect keeps the hash, on the first load and on a click alike', async ({ page }) => {
  await page.goto('/st1-charge?lahde=esite#sisalto')
  await expect(page).toHaveURL(/sahkoauton-lataus\?lahde=esite#sisalto$/)
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => navigation.navigate('/st1-charge?lahde=klikkaus#sisalto'))
  await expect(page).toHaveURL(/sahkoauton-lataus\?lahde=klikkaus#sisalto$/)
})

test('a language switch keeps page, query and hash, and sets the cookie (§4)', { tag: '@fast' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/yksityisille/tuotteet?lahde=x#sisalto')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(page).toHaveURL('/sv-SE/privat/produkter?lahde=x#sisalto')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page).toHaveTitle(/Produkter/)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
  const cookie = (await context.cookies()).find(({ name }) => name === 'st1_locale')
  expect(cookie).toMatchObject({ value: 'sv-SE', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
})

test('a tab stays in its language when another tab switches: its links and Back alike (§4)', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/')
  await hydrated(other)
  await other.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(other.locator('html')).toHaveAttribute('lang', 'sv')

  await page.bringToFront()
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/fi-FI/yksityisille"]')?.click())
  await expect(page).toHaveTitle(/Yksityisille/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href^="/fi-FI/asemahaku?"]')?.click())
  await expect(page).toHaveURL(/\/fi-FI\/asemahaku\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('Back to a page that was opened without its locale, after a switch of the language, is the page it was', async ({ page }) => {
  await page.goto('/yksityisille')
  await hydrated(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page).toHaveTitle(/Yksityisille/)
})

test('a preview stays one over links, payloads, the language switch and the locator (§2.1)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const payloads: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().includes('_payload.json')) payloads.push(response.headers()['cache-control'])
  })
  await page.goto('/preview/kesan-kampanja')
  await expect(page).toHaveTitle(/Kesän kampanja/)
  await hydrated(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/fi-FI/preview/yksityisille"]')?.click())
  await expect(page).toHaveURL('/fi-FI/preview/yksityisille')
  await expect(page).toHaveTitle(/Yksityisille/)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(page).toHaveURL('/sv-SE/preview/privat')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const list = page.waitForResponse('**/preview/stations/sv-SE/*.json')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.layout-locator')?.click())
  await expect(page).toHaveURL(/\/sv-SE\/preview\/hitta-station/)
  expect((await list).headers()['cache-control']).toBe('no-store')
  expect(new Set(payloads)).toEqual(new Set(['no-store']))
})

test.describe('without network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a page that cannot be loaded says so inside the layout, and can be retried', { tag: '@fast' }, async ({ page, context }) => {
    await page.goto('/yksityisille')
    await hydrated(page)
    await context.setOffline(true)
    await page.evaluate(() => void navigation.navigate('/yrityksille'))
    await expect(page.locator('main').getByText('Sivua ei voitu ladata')).toBeVisible()
    await context.setOffline(false)
    await page.locator('main').getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(page).toHaveTitle(/Yrityksille/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, links and the language switch work', { tag: '@fast' }, async ({ page }) => {
    await page.goto('/yksityisille')
    await page.locator('main a[href="/fi-FI/yksityisille/tuotteet"]').first().click()
    await expect(page).toHaveTitle(/Tuotteet/)
    const swedish = await page.locator('a[hreflang="sv"]').first().getAttribute('href')
    await page.goto(swedish ?? '')
    await expect(page).toHaveTitle(/Produkter/)
  })
})

function hydrated(page: import('@playwright/test').Page) {
  return expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}
