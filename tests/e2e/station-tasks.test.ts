// Visitors' tasks with stations, on a phone, from the front page: the number of presses
// (presses.ts).

import type { Page } from '@playwright/test'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { countPresses, type Presses } from './presses.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })
test.use({ expectedComplaints: [/GL Driver Message/] })

/** A town with the words of a car wash, a chip for "24 h", and a town with diesel. */
const TASKS: Record<
  LocaleCode,
  {
    wash: string
    always: string
    town: string
    diesel: string
    lunch: string
    charging: string
    own: string
    go: string
  }
> = {
  'fi-FI': {
    wash: 'Tampere autopesu',
    always: '24 h',
    town: 'Turku',
    diesel: 'Diesel',
    lunch: 'Lounas',
    charging: 'Lataus',
    own: 'Käytä sijaintiani',
    go: 'Reittiohje',
  },
  'sv-SE': {
    wash: 'Göteborg biltvätt',
    always: 'Dygnet runt',
    town: 'Malmö',
    diesel: 'Diesel',
    lunch: 'Lunch',
    charging: 'Laddning',
    own: 'Använd min plats',
    go: 'Vägbeskrivning',
  },
  'no-NO': {
    wash: 'Bergen bilvask',
    always: 'Døgnåpent',
    town: 'Oslo',
    diesel: 'Diesel',
    lunch: 'Lunsj',
    charging: 'Lading',
    own: 'Bruk min posisjon',
    go: 'Veibeskrivelse',
  },
  'en-EU': {
    wash: 'Tampere car wash',
    always: '24 h',
    town: 'Oslo',
    diesel: 'Diesel',
    lunch: 'Lunch',
    charging: 'Charging',
    own: 'Use my location',
    go: 'Directions',
  },
}
/** in a country of the language */
const POSITIONS: Record<LocaleCode, { latitude: number; longitude: number }> = {
  'fi-FI': { latitude: 61.5, longitude: 23.76 },
  'sv-SE': { latitude: 57.7, longitude: 11.97 },
  'no-NO': { latitude: 59.91, longitude: 10.75 },
  'en-EU': { latitude: 61.5, longitude: 23.76 },
}
const NOTICES: Record<LocaleCode, string> = {
  'fi-FI': 'Vika- ja häiriötiedotteet',
  'sv-SE': 'Driftstörningar',
  'no-NO': 'Driftsmeldinger',
  'en-EU': 'Service notices',
}

async function openLocator(page: Page, { press }: Presses): Promise<void> {
  await press(page.locator('.layout-locator'))
  await expect(page.getByRole('combobox')).toBeVisible()
}

const chip = (page: Page, name: string) =>
  page.locator('.locator-chips').getByRole('button', { name, exact: true })

/** more than a move of the map takes */
const MOVE_MS = 900

const firstCard = (page: Page) => page.locator('.locator-cards .locator-card').first()

/** Types into the field; the key that sends it is a press. */
async function search(page: Page, { press, pressKey }: Presses, words: string): Promise<void> {
  await press(page.getByRole('combobox'))
  await page.keyboard.type(words)
  await pressKey(page, 'Enter')
}

for (const locale of LOCALE_CODES) {
  const { wash, always, town, diesel, lunch, charging, own, go } = TASKS[locale]
  const notices = NOTICES[locale]

  test(`${locale}: the nearest station open around the clock with a car wash in at most 4 presses, directions 1 more`, async ({
    page,
  }) => {
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    await search(page, presses, wash)
    await presses.press(chip(page, always))
    await expect(page).toHaveURL(/f=open24h/)
    await expect(firstCard(page).locator('.locator-card-distance')).toHaveText(/\d+\sk?m/)
    await expect(firstCard(page).locator('[data-match]').first()).toBeVisible()
    expect(presses.count()).toBeLessThanOrEqual(4)
    await expect(firstCard(page).getByRole('link', { name: new RegExp(go) })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir/,
    )
  })

  test(`${locale}: diesel near ${town} in at most 4 presses`, async ({ page }) => {
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    await search(page, presses, town)
    await presses.press(chip(page, diesel))
    await expect(page).toHaveURL(/f=diesel/)
    await expect(page.locator('.locator-summary b')).toHaveText(/^[1-9]/)
    await expect(firstCard(page).locator('[data-match]')).toContainText(diesel)
    expect(presses.count()).toBeLessThanOrEqual(4)
  })

  test(`${locale}: a lunch near me in at most 4 presses`, async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 61.5, longitude: 23.76 })
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    await presses.press(page.getByRole('button', { name: own }))
    await expect(page).toHaveURL(/near=61\.5,23\.76/)
    await presses.press(chip(page, lunch))
    await expect(page).toHaveURL(/f=lunch/)
    // The dishes are in shown-badges.test.ts: few stations serve lunch at weekends.
    await expect(firstCard(page).locator('[data-match]')).toContainText(new RegExp(lunch, 'i'))
    expect(presses.count()).toBeLessThanOrEqual(4)
  })

  test(`${locale}: a charger with 150 kW or more near me in at most 3 presses, directions 1 more`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(POSITIONS[locale])
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await presses.press(page.locator('main a[href*="nearest=1"]'))
    const nearest = page.locator('.locator-nearest')
    await expect(nearest).toBeVisible()
    await expect(page.locator('.locator-summary')).toContainText('25\u00a0km')
    await presses.press(chip(page, charging))
    await expect(chip(page, '400 kW+')).toBeVisible()
    await presses.press(chip(page, '150 kW+'))
    await expect(page).toHaveURL(/charging=150/)
    await expect(nearest.locator('[data-match]').first()).toHaveText(/(?:1[5-9]\d|[2-9]\d\d) kW/)
    expect(presses.count()).toBeLessThanOrEqual(3)
    await expect(nearest.getByRole('link', { name: new RegExp(go) })).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir/,
    )
  })

  test(`${locale}: faults of stations are found in at most 2 presses, and are on the station's page`, async ({
    page,
  }) => {
    const presses = countPresses()
    await visit(page, `/${locale}`)
    const group = page.locator('footer details').filter({ hasText: notices })
    await presses.press(group.locator('summary'))
    await presses.press(group.getByRole('link', { name: notices, exact: true }))
    const row = page
      .locator('main tr')
      .filter({ has: page.locator('a[href*="st1-"]') })
      .first()
    await expect(row).toBeVisible()
    expect(presses.count()).toBeLessThanOrEqual(2)
    const fault = (await row.locator('td').nth(1).textContent()) ?? ''
    await row.getByRole('link').click()
    await expect(page.locator('.station-notices')).toContainText(fault)
  })

  test(`${locale}: the form that reports a fault is reached in 3 presses and has the station filled in`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 61.5, longitude: 23.76 })
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    const station = page.locator('.locator-nearest .locator-card-name a')
    const name = (await station.textContent()) ?? ''
    await presses.press(station)
    await presses.press(page.locator('.station-contact a').last())
    await expect(page.locator('[name="station"]')).toHaveValue(name)
    await expect(page.locator('[name="kind"][value="fault"]')).toBeChecked()
    expect(presses.count()).toBe(3)
  })
}

test('the nearest station: the position is asked for at the press, while the list loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const position = Promise.withResolvers<GeolocationPosition>()
    // like a browser, which remembers the position, it answers later calls at once
    navigator.geolocation.getCurrentPosition = (found) => {
      Object.assign(window, { isAsked: true })
      void position.promise.then(found)
    }
    Object.assign(window, { answer: position.resolve })
  })
  const isAsked = () => page.waitForFunction(() => Reflect.get(window, 'isAsked'))
  // the list arrives only after the position was asked for, and the position only after the list
  await page.route(/\/_payload\.json\?.*nearest=1/, async (route) => {
    await isAsked()
    await route.continue()
  })
  await visit(page, '/')
  await page.locator('main a[href*="nearest=1"]').click()
  await expect(page.locator('.locator-screen')).toBeVisible()
  await page.evaluate(() => {
    const coords = { latitude: 61.5, longitude: 23.76, accuracy: 20 }
    Reflect.get(window, 'answer')({ coords })
  })
  await expect(page.locator('.locator-nearest')).toBeVisible()
})

test('the map shows the visitor’s position and the nearest stations; a search without a result does not move it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 61.5, longitude: 23.76, accuracy: 800 })
  await page.goto('/en-EU/stationsearch')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Use my location' }).click()
  const you = page.locator('.map-you').filter({ hasText: 'You are here' })
  await expect(you).toBeVisible({ timeout: 40_000 })
  await expect(you.locator('circle')).toBeAttached()
  const options = page.getByRole('listbox', { name: 'Stations on the map' }).getByRole('option')
  await expect(options.filter({ hasText: /^St1 Tampere .*, [\d.]+\s?k?m$/ }).first()).toBeAttached()
  const onMap = async () => {
    const [dot, map] = [await you.boundingBox(), await page.locator('.locator-map').boundingBox()]
    return dot && map && [Math.round(dot.x - map.x), Math.round(dot.y - map.y)]
  }
  let before = await onMap()
  await expect(async () => {
    const earlier = before
    await page.waitForTimeout(MOVE_MS)
    before = await onMap()
    expect(before, 'the map is still').toEqual(earlier)
  }).toPass()
  // The map shows a town, not a country.
  const shown = await options.allTextContents()
  expect(shown.join()).not.toContain('Helsinki')
  await page.getByRole('combobox').fill('xyzxyzxyz')
  await page.getByRole('combobox').press('Enter')
  await expect(page.locator('.locator-says')).toContainText(
    'No place or station is called “xyzxyzxyz”',
  )
  await page.waitForTimeout(MOVE_MS)
  expect(await onMap()).toEqual(before)
})
