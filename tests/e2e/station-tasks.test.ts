// Visitors' tasks with stations, on a phone, from the front page: the number of presses (presses.ts).
import type { Locator, Page } from '@playwright/test'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { expectAccessible } from './axe.ts'
import { expectNoShift, watchShifts } from './page-layout.ts'
import { countPresses, type Presses } from './presses.ts'
import { expect, test, visit } from './site-test.ts'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })
test.use({ expectedComplaints: [/GL Driver Message/] })

/** Towns without a station that is always open and has a perfect car wash. Another one is nearby. */
const TOWNS: Record<LocaleCode, string> = { 'fi-FI': 'Tampere', 'sv-SE': 'Västerås', 'no-NO': 'Trondheim', 'en-EU': 'Tampere' }
const NAMES: Record<LocaleCode, { always: string; wash: string; notices: string }> = {
  'fi-FI': { always: 'Avoinna 24 h', wash: 'Autopesu', notices: 'Vika- ja häiriötiedotteet' },
  'sv-SE': { always: 'Öppet dygnet runt', wash: 'Biltvätt', notices: 'Driftstörningar' },
  'no-NO': { always: 'Døgnåpent', wash: 'Bilvask', notices: 'Driftsmeldinger' },
  'en-EU': { always: 'Open 24 h', wash: 'Car wash', notices: 'Service notices' },
}

async function openLocator(page: Page, { press }: Presses): Promise<void> {
  await press(page.locator('.layout-locator'))
  await expect(page.getByRole('combobox')).toBeVisible()
}

for (const locale of LOCALE_CODES) {
  const { always, wash, notices } = NAMES[locale]

  test(`${locale}: the nearest station open around the clock with a car wash is found in at most 5 presses`, async ({ page }) => {
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    await presses.press(page.getByRole('combobox'))
    await page.keyboard.type(TOWNS[locale])
    await presses.press(page.getByRole('option', { name: TOWNS[locale] }).first())
    await presses.press(page.getByRole('button', { name: always, exact: true }))
    await presses.press(page.getByRole('button', { name: wash, exact: true }))
    await expect(page).toHaveURL(/f=open24h,carwash/)
    await expect(page.locator('.locator-count')).toHaveText(/^[1-9]/)
    await expect(page.locator('.locator-card').first().locator('.locator-card-distance')).toHaveText(/\d+\sk?m/)
    await expect(page.locator('.locator-place')).toContainText(TOWNS[locale])
    expect(presses.count()).toBeLessThanOrEqual(5)
  })

  test(`${locale}: faults of stations are found in at most 2 presses, and are on the station's page`, async ({ page }) => {
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

  test(`${locale}: the form that reports a fault is reached in 3 presses and has the station filled in`, async ({ page }) => {
    const presses = countPresses()
    await visit(page, `/${locale}`)
    await openLocator(page, presses)
    const station = page.locator('.locator-card-name a').first()
    const name = (await station.textContent()) ?? ''
    await presses.press(station)
    await presses.press(page.locator('.station-report'))
    await expect(page.locator('[name="station"]')).toHaveValue(name)
    await expect(page.locator('[name="kind"][value="fault"]')).toBeChecked()
    expect(presses.count()).toBe(3)
  })
}

test('on a phone the list is pulled over the map by swipe and by button, and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShifts(page)
  await page.goto('/en-EU/stationsearch?q=Tampere&view=map')
  await expect(page.getByRole('listbox', { name: 'Stations on the map' }).getByRole('option').first()).toBeAttached({ timeout: 20_000 })
  const map = page.locator('.locator-map')
  const top = async (what: Locator) => Math.round((await what.boundingBox())?.y ?? 0)
  const header = (await page.locator('.layout-header').boundingBox())?.height ?? 0
  await expect.poll(() => top(map)).toBeLessThan(header + 8)
  const { height = 0 } = (await map.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(600)

  const handle = page.getByRole('button', { name: 'Show the list' })
  await expect(handle).toBeInViewport()
  await handle.press('Enter')
  const back = page.getByRole('button', { name: 'Show the map' })
  await expect(back).toBeFocused()
  await expect(page.locator('.locator-card').first()).toBeInViewport()
  await expectAccessible(page)
  await back.press('Enter')
  await expect.poll(() => top(map)).toBeLessThan(header + 8)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => top(page.locator('.locator-list'))).toBeLessThan(500)
  expect(await top(map)).toBeLessThan(header + 8)
  await expectNoShift(page)
})

test('results begin above 420 px in a window of 1280 × 900, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const locale of LOCALE_CODES) {
    await page.goto(`/${locale}${LOCALES[locale].paths.stationLocator}`)
    await expect(page.getByRole('combobox')).toBeVisible()
    expect((await page.locator('.locator-card').first().boundingBox())?.y, locale).toBeLessThan(420)
  }
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
  await page.getByRole('button', { name: 'Use my location' }).click()
  const you = page.locator('.map-you').filter({ hasText: 'You are here' })
  await expect(you).toBeVisible({ timeout: 20_000 })
  await expect(you.locator('circle')).toBeAttached()
  const options = page.getByRole('listbox', { name: 'Stations on the map' }).getByRole('option')
  await expect(options.filter({ hasText: /^St1 Tampere .*, [\d.]+\s?k?m$/ }).first()).toBeAttached()
  // The map shows a town, not a country.
  const shown = await options.allTextContents()
  expect(shown.join()).not.toContain('Helsinki')
  const onMap = async () => {
    const [dot, map] = [await you.boundingBox(), await page.locator('.locator-map').boundingBox()]
    return dot && map && [Math.round(dot.x - map.x), Math.round(dot.y - map.y)]
  }
  const before = await onMap()
  await page.getByRole('combobox').fill('xyzxyzxyz')
  await expect(page.locator('.locator-count')).toHaveText('0 stations')
  await page.waitForTimeout(900)
  expect(await onMap()).toEqual(before)
})
