import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { expectAccessible } from './axe.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 812 } })
test.use({ expectedComplaints: [/GL Driver Message/] })

test('a route is found from the front page, and its address can be shared', async ({ page }) => {
  await visit(page, '/en-EU')
  await page.getByRole('link', { name: 'Plan a route' }).click()
  await page.getByLabel('From').fill('Tampere')
  await page.getByLabel('To', { exact: true }).fill('Helsinki')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=Tampere&to=Helsinki/)
  await expect(page.locator('.locator-summary')).toContainText('on the way')
  // the stations of both towns are folded, and the map is above the list
  await expect(page.locator('.locator-cards > li').first()).toHaveText(/^Tampere · \d+ stations/)
  await expect(page.locator('.locator-cards > [data-stop]').first()).toContainText('detour')
  const [map, list] = await Promise.all([
    page.locator('.locator-map').boundingBox(),
    page.locator('.locator-results').boundingBox(),
  ])
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  await page.getByRole('button', { name: 'Swap start and end' }).click()
  await expect(page.getByLabel('From')).toHaveValue('Helsinki')
  await page.getByRole('button', { name: 'Add a stop' }).click()
  await page.getByRole('combobox', { name: 'Stop' }).fill('Lahti')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=Helsinki&to=Tampere&via=Lahti/)
  await expectAccessible(page)
})

test('suggestions fill the fields of a route, and the visitor’s position can be its start', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 61.4981, longitude: 23.761 })
  await visit(page, `/en-EU${LOCALES['en-EU'].paths.stationLocator}?from=&to=`)
  const [from, to] = [
    page.getByRole('combobox', { name: 'From' }),
    page.getByRole('combobox', { name: 'To', exact: true }),
  ]
  await from.pressSequentially('tampe')
  await page.getByRole('option', { name: /^Tampere/ }).click()
  await expect(from).toHaveValue('Tampere')
  await expect(to).toBeFocused()
  await to.pressSequentially('helsin')
  // those of the first letters stay until the next ones arrive
  await expect(page.getByRole('option').first()).toHaveText(/^Helsinki/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=Tampere&to=Helsinki/)

  await from.fill('')
  // the map above the list has a button with this name, too
  await page.locator('form').getByRole('button', { name: 'Use my location' }).click()
  await expect(page).toHaveURL(/from=61\.4981,23\.761&to=Helsinki/)
  await expect(from).toHaveAttribute('placeholder', 'Your location')
  await expect(page.locator('.locator-note').first()).toContainText('from your location')
  await page.getByRole('button', { name: 'Swap start and end' }).click()
  await expect(page).toHaveURL(/from=Helsinki&to=61\.4981,23\.761/)
  await expectAccessible(page)
})

test('on the map of a phone the ends of a route can be changed', async ({ page }) => {
  await visit(page, `/en-EU${LOCALES['en-EU'].paths.stationLocator}?from=Tampere&to=Turku&view=map`)
  await page.getByRole('button', { name: 'Swap start and end' }).click()
  await expect(page).toHaveURL(/from=Turku&to=Tampere&view=map/)
})

test('the actions of a card beside the line are in one row at 360 px, in the language with the longest word for directions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sv-SE/hitta-station?from=Göteborg&to=Stockholm')
  const actions = page.locator('.locator-cards[data-route] .locator-card-actions').first()
  await expect(actions).toContainText('Vägbeskrivning')
  // a slow first load keeps the fallback font (font-display: optional), which is wider here
  await expect(async () => {
    await page.reload()
    const middles = await actions.locator('> *').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(new Set(middles).size).toBe(1)
  }).toPass({ timeout: 15_000 })
})

test('a route over a fjord names its ferry between the stations', async ({ page }) => {
  await page.goto(`/no-NO${LOCALES['no-NO'].paths.stationLocator}?from=Bergen&to=Ålesund`)
  await expect(page.locator('.locator-ferry').first()).toContainText(/Ferje \p{L}+–\p{L}+/u)
  // the stations of the town are in a closed row
  await page.goto(`/en-EU${LOCALES['en-EU'].paths.stationLocator}?from=Turku&to=Mariehamn`)
  await expect(page.locator('.locator-ferry + .locator-town')).toContainText('Mariehamn')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address of the map shows the list', async ({ page }) => {
    await page.goto(`/en-EU${LOCALES['en-EU'].paths.stationLocator}?q=Tampere&view=map`)
    await expect(page.locator('.locator-card').first()).toBeVisible()
    await expect(page.locator('.locator-map')).toBeHidden()
  })

  test('a route and its unknown end are found with the form alone', async ({ page }) => {
    await page.goto(`/en-EU${LOCALES['en-EU'].paths.stationLocator}?from=&to=`)
    await page.getByLabel('From').fill('Tampere')
    await page.getByLabel('To', { exact: true }).fill('hlsinik')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.locator('.locator-says')).toContainText('hlsinik')
    await page.locator('.locator-spellings').getByRole('link', { name: 'Helsinki' }).click()
    await expect(page.locator('.locator-summary')).toContainText('on the way')
  })
})

for (const locale of LOCALE_CODES) {
  test(`${locale}: the nearest station is one press from the front page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 61.4981, longitude: 23.761 })
    await visit(page, `/${locale}`)
    await page.locator('.content-hero-search > a').click()
    await expect(page).toHaveURL(/near=61\.4981,23\.761/)
    await expect(page.locator('.locator-nearest')).toContainText(/\d+([.,]\d)?\sk?m/)
    await page.goBack()
    await expect(page.locator('.content-hero-search')).toBeVisible()
  })
}

test('an address that was typed does not ask for the position: it says what to do, and offers towns', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 61.4981, longitude: 23.761 })
  await visit(page, `/en-EU${LOCALES['en-EU'].paths.stationLocator}?open=now&nearest=1`)
  await expect(page.locator('.locator-says')).toContainText('Allow your location')
  await expect(page).not.toHaveURL(/near=/)
  await expect(page.locator('.locator-cards')).toHaveCount(0)
  await page.locator('.locator-towns').getByRole('link', { name: 'Tampere' }).click()
  await expect(page.locator('.locator-cards > li').first()).toContainText('Tampere')
})
