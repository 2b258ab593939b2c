import { expect, test, visit } from './site-test.ts'

test('on a phone the menu is a drawer: its button opens it, Esc closes it and returns the focus (§2.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, '/')
  const opener = page.getByRole('button', { name: 'Avaa valikko' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Päävalikko' })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test(
  'the open drawer is modal: Tab stays inside, and a link or a press outside closes it (§2.7)',
  { tag: '@fast' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await visit(page, '/yksityisille/tuotteet')
    await page.getByRole('button', { name: 'Avaa valikko' }).click()
    const drawer = page.getByRole('dialog', { name: 'Päävalikko' })
    await expect(drawer.getByRole('link', { name: 'Tuotteet', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(
        () =>
          document.activeElement?.closest('[role=dialog]') !== null ||
          document.activeElement === document.body,
      )
      expect(at, `${press + 1}. press`).toBe(true)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    )
    await drawer.getByRole('link', { name: 'Palvelut', exact: true }).click()
    await expect(page).toHaveURL('/fi-FI/yksityisille/palvelut')
    await expect(drawer).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Avaa valikko' }).click()
    await page.mouse.click(100, 400)
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/fi-FI/yksityisille/palvelut')
  },
)

test(
  'on a wide screen the menu is a bar: its panels open one at a time and close by Esc (§2.7)',
  { tag: '@fast' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page, '/')
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Päävalikko' })
    const [first, second] = [
      navigation.locator('summary').nth(0),
      navigation.locator('summary').nth(1),
    ]
    const openPanels = navigation.locator('details[open]')
    await first.click()
    await expect(openPanels.getByRole('link', { name: 'Tuotteet', exact: true })).toBeVisible()
    await second.click()
    await expect(openPanels).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(openPanels).toHaveCount(0)
    await expect(second).toBeFocused()
    await first.click()
    await page.mouse.click(640, 780)
    await expect(openPanels).toHaveCount(0)
  },
)

test('an open drawer closes when the window grows wide, and its parts move into the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await expect(page.getByRole('dialog', { name: 'Päävalikko' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('dialog', { name: 'Päävalikko' })).toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Päävalikko' }),
  ).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the drawer opens, has links to pages under an item, and closes by its button',
    { tag: '@fast' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Avaa valikko' }).click()
      await page.getByRole('button', { name: 'Sulje valikko' }).click()
      await expect(page.getByRole('navigation', { name: 'Päävalikko' })).toBeHidden()
      await page.getByRole('button', { name: 'Avaa valikko' }).click()
      const navigation = page.getByRole('navigation', { name: 'Päävalikko' })
      await navigation.locator('summary').first().click()
      await navigation.getByRole('link', { name: 'Tuotteet', exact: true }).click()
      await expect(page).toHaveTitle(/Tuotteet/)
    },
  )
})

test(
  'the footer link opens the terms in a modal with a close button (§2.6)',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, '/yksityisille')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Käyttöehdot' }).click()
    const modal = page.locator('dialog[open]')
    await expect(modal.getByRole('heading').first()).toContainText(/ehdot/i)
    await expect(page).toHaveURL('/yksityisille')
    await modal.getByRole('button', { name: 'Sulje' }).first().click()
    await expect(modal).toHaveCount(0)
  },
)

test.describe('when the terms cannot be loaded', () => {
  test.use({ expectedComplaints: [/status of 502/] })

  test('the modal is titled "Terms not found" (§8)', async ({ page }) => {
    await page.route('**/proxy/cms-view/v1/content/page**', (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'UPSTREAM_FAILED' } } }),
    )
    await visit(page, '/yksityisille')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }).click()
    await expect(
      page.locator('dialog[open]').getByRole('heading', { name: 'Ehtoja ei löytynyt' }),
    ).toBeVisible()
  })
})

test('a link whose target is a card opens a dialog (§2.7)', async ({ page }) => {
  await visit(page, '/sisaltolohkot')
  await page.locator('main button[aria-haspopup="dialog"]').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test(
  'an article list shows its count and the total, and loads more (§9)',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, '/')
    const list = page.locator('section.articles').first()
    await expect(list).toContainText('Näytetään 9, yhteensä 13')
    await list.getByRole('button').click()
    await expect(list).toContainText('Näytetään 13, yhteensä 13')
  },
)

test.describe('when the next articles cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })
  test('the list explains it, a notification has the message of the status, and "Try again" loads them (§8)', async ({
    page,
  }) => {
    await visit(page, '/')
    const search = '**/proxy/cms-view/v1/search'
    await page.route(search, (route) => route.fulfill({ status: 503, json: {} }))
    const list = page.locator('section.articles').first()
    await list.getByRole('button', { name: 'Näytä lisää' }).click()
    await expect(list.getByRole('alert')).toContainText('Lisää ei voitu ladata')
    await expect(list.getByRole('link', { name: 'Seuraava sivu' })).toHaveAttribute(
      'href',
      /\?page=2$/,
    )
    await expect(
      page.getByRole('region', { name: 'Ilmoitukset' }).getByRole('alert'),
    ).toContainText('Jokin meni vikaan')
    await page.unroute(search)
    await list.getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(list).toContainText('Näytetään 13, yhteensä 13')
  })
})

test(
  'the 404 page names the path and links to the front page (§2.5, §8)',
  { tag: '@fast' },
  async ({ page, request }) => {
    expect((await request.get('/ei-ole', { headers: { 'accept-language': 'fi' } })).status()).toBe(
      404,
    )
    await page.route('**/ei-ole', async (route) =>
      route.fulfill({ response: await route.fetch(), status: 200 }),
    ) // with 404 the console would report an error
    await visit(page, '/ei-ole')
    await expect(page.getByText('Sivua ei löytynyt: /ei-ole')).toBeVisible()
    await expect(
      page.locator('main').getByRole('link', { name: 'Etusivulle', exact: true }),
    ).toHaveAttribute('href', '/fi-FI')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)

test.describe('on a first visit', () => {
  test('the drawer covers the consent sheet, and none of its lines is cut off', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.removeItem('consent'))
    await page.setViewportSize({ width: 375, height: 800 })
    await visit(page, '/yksityisille/tuotteet')
    await expect(page.locator('dialog.analytics-consent')).toBeVisible()
    await page.getByRole('button', { name: 'Avaa valikko' }).click()
    const drawer = page.getByRole('dialog', { name: 'Päävalikko' })
    await expect(drawer.getByRole('link', { name: 'Tuotteet', exact: true })).toBeVisible()
    const panel = drawer.locator('details[open] > .layout-panel')
    await expect
      .poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBe(0)
    await drawer.getByRole('button', { name: 'Sulje valikko' }).click()
    await expect(drawer).toBeHidden()
  })

  test(
    'the consent dialog asks once, stores the choice and can be reopened from the footer',
    { tag: '@fast' },
    async ({ page }) => {
      await page.addInitScript(() => {
        if (!sessionStorage.getItem('asked')) localStorage.removeItem('consent')
        sessionStorage.setItem('asked', '1')
      })
      await visit(page, '/yksityisille')
      const sheet = page.locator('dialog.analytics-consent')
      await sheet.getByRole('button', { name: 'Vain välttämättömät' }).click()
      await expect(sheet).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toContain(
        '"statistics":false',
      )
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /[Ee]väste/ })
        .click()
      await expect(sheet).toBeVisible()
    },
  )
})
