import { expect, test, visit } from './site-test.ts'

test(
  'a click replaces the page without a reload: title, address, focus and scroll change (§2.1)',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, '/yksityisille')
    await page.evaluate(() => Reflect.set(window, 'stillHere', true))
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('main a[href="/fi-FI/yksityisille/tuotteet"]').first().click()
    await expect(page).toHaveURL('/fi-FI/yksityisille/tuotteet')
    await expect(page).toHaveTitle(/Tuotteet/)
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.getByText(/^Sivu (on )?ladattu|^Sivu avattu/)).toHaveCount(1)
  },
)

test(
  'Back and Forward restore the pages and their scroll positions',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, '/yksityisille')
    await page.evaluate(() => scrollTo(0, 500))
    await page.evaluate(() =>
      document
        .querySelector<HTMLAnchorElement>('main a[href="/fi-FI/yksityisille/tuotteet"]')
        ?.click(),
    )
    await expect(page).toHaveTitle(/Tuotteet/)
    await page.goBack()
    await expect(page).toHaveTitle(/Yksityisille/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await page.goForward()
    await expect(page).toHaveTitle(/Tuotteet/)
  },
)

test('the old page stays visible until the new one is ready (§2.1)', async ({ page }) => {
  await visit(page, '/yksityisille')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/yksityisille/tuotteet/_payload.json', async (route) => {
    await held
    await route.continue()
  })
  const heading = page.locator('h1')
  const before = await heading.textContent()
  await page.evaluate(() =>
    document
      .querySelector<HTMLAnchorElement>('main a[href="/fi-FI/yksityisille/tuotteet"]')
      ?.click(),
  )
  await page.waitForTimeout(300)
  expect(await heading.textContent()).toBe(before)
  answer()
  await expect(page).toHaveTitle(/Tuotteet/)
})

test('a newer click wins over an older one that is still loading', async ({ page }) => {
  await visit(page, '/yksityisille')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/yksityisille/tuotteet/_payload.json', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await page.evaluate(() => navigation.navigate('/yksityisille/tuotteet'))
  await page.evaluate(() => navigation.navigate('/yrityksille'))
  await expect(page).toHaveTitle(/Yrityksille/)
  answer()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL('/yrityksille')
  await expect(page).toHaveTitle(/Yrityksille/)
})

test(
  'redirects keep query and hash, on the first load and on a click (§2.1, §2.3)',
  { tag: '@fast' },
  async ({ page }) => {
    for (const [from, to, title] of [
      // by the redirect table
      ['/tietosuoja?lahde=esite', '/yksityisille/tietosuoja?lahde=esite', /Tietosuoja/],
      [
        '/st1-charge?lahde=esite#sisalto',
        '/yksityisille/tuotteet/sahkoauton-lataus?lahde=esite#sisalto',
        /lata/i,
      ],
      // by a card list
      ['/yksityisille/ota-yhteytta', '/yksityisille/ota-yhteytta/asiakaspalvelu', /Asiakaspalvelu/],
    ] as const) {
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await visit(page, '/yksityisille')
      await page.evaluate((address) => navigation.navigate(address), from)
      await expect(page).toHaveURL(to)
      await expect(page).toHaveTitle(title)
    }
  },
)

test(
  'a language switch keeps page, query and hash, and sets the cookie (§4)',
  { tag: '@fast' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, '/yksityisille/tuotteet?lahde=x#sisalto')
    await page.evaluate(() => Reflect.set(window, 'stillHere', true))
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click(),
    )
    await expect(page).toHaveURL('/sv-SE/privat/produkter?lahde=x#sisalto')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page).toHaveTitle(/Produkter/)
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
    const cookie = (await context.cookies()).find(({ name }) => name === 'st1_locale')
    expect(cookie).toMatchObject({ value: 'sv-SE', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  },
)

test('a tab keeps its language when another tab switches: in its links and after Back (§4)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  const other = await context.newPage()
  await visit(other, '/')
  await other.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(other.locator('html')).toHaveAttribute('lang', 'sv')

  await page.bringToFront()
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/fi-FI/yksityisille"]')?.click(),
  )
  await expect(page).toHaveTitle(/Yksityisille/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href^="/fi-FI/asemahaku?"]')?.click(),
  )
  await expect(page).toHaveURL(/\/fi-FI\/asemahaku\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('after a language switch, Back to an address without a locale shows the page in its first language', async ({
  page,
}) => {
  await visit(page, '/yksityisille')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page).toHaveTitle(/Yksityisille/)
})

test('a preview remains a preview across links, payloads, the language switch and the locator (§2.1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const payloads: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().includes('_payload.json')) payloads.push(response.headers()['cache-control'])
  })
  await visit(page, '/preview/kesan-kampanja')
  await expect(page).toHaveTitle(/Kesän kampanja/)
  await page.evaluate(() =>
    document
      .querySelector<HTMLAnchorElement>('header a[href="/fi-FI/preview/yksityisille"]')
      ?.click(),
  )
  await expect(page).toHaveURL('/fi-FI/preview/yksityisille')
  await expect(page).toHaveTitle(/Yksityisille/)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[hreflang="sv"]')?.click())
  await expect(page).toHaveURL('/sv-SE/preview/privat')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const answer = page.waitForResponse('**/preview/stations/sv-SE/find?**')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.layout-locator')?.click())
  await expect(page).toHaveURL(/\/sv-SE\/preview\/hitta-station/)
  expect((await answer).headers()['cache-control']).toBe('no-store')
  expect(new Set(payloads)).toEqual(new Set(['no-store']))
})

test.describe('without network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test(
    'a page that cannot be loaded is explained inside the layout and can be retried',
    { tag: '@fast' },
    async ({ page, context }) => {
      await visit(page, '/yksityisille')
      await context.setOffline(true)
      await page.evaluate(() => void navigation.navigate('/yrityksille'))
      await expect(page.locator('main').getByText('Sivua ei voitu ladata')).toBeVisible()
      await context.setOffline(false)
      await page.locator('main').getByRole('button', { name: 'Yritä uudelleen' }).click()
      await expect(page).toHaveTitle(/Yrityksille/)
    },
  )
})

test.describe('when the site fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|page's payload: 503/] })

  test('a page that cannot be loaded is the full error page with its status (§8)', async ({
    page,
  }) => {
    await visit(page, '/yksityisille')
    await page.route('**/yrityksille/_payload.json*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    )
    await page.evaluate(() => void navigation.navigate('/fi-FI/yrityksille'))
    const main = page.locator('main')
    await expect(main.locator('.errors-status')).toHaveText('503')
    await expect(main.getByRole('heading', { name: 'Hyödyllisiä linkkejä' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Etusivulle' }).last()).toBeVisible()
    await expect(page).toHaveTitle(/Sivua ei löytynyt/)
    await page.unroute('**/yrityksille/_payload.json*')
    await main.getByRole('button', { name: 'Yritä uudelleen' }).click()
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
