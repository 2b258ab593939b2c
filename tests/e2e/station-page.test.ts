import type { Page } from '@playwright/test'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { axe, AXE_TAGS } from './axe.ts'
import { SEES_ALL } from './embedded-pages.ts'
import { layoutShifts, watchShifts } from './layout-shifts.ts'
import { expect, fastIf, test } from './site-test.ts'

const STATION = '/asemahaku/st1-askola'
// content, as in embedded-pages.ts
const { STATIONS } = await import('../../backend/content/stations/stations.ts')
const PAGES = [STATION, ...LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(firstStationPage)]

function firstStationPage(locale: LocaleCode): string {
  const { country } = LOCALES[locale]
  const station = STATIONS.find(({ summary: { address } }) => (country ?? address.country) === address.country)
  return `/${locale}${stationPath(locale, station?.slug ?? '')}`
}

async function hydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}

for (const address of PAGES) {
  test(`${address} shows status and hours, without overflow or layout shift`, fastIf(address === STATION), async ({ page }) => {
    await watchShifts(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await hydrated(page, address)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('.station-status-text')).toBeVisible()
    await expect(page.locator('.station-week-today').first()).toBeVisible()
    await page.locator('.station-nearest').scrollIntoViewIfNeeded()
    await expect(page.locator('.station-nearest-name')).toHaveCount(5)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await layoutShifts(page)).toEqual([])
    // a page of another language differs by its words
    if (address !== STATION && !SEES_ALL) return
    const { violations } = await axe(page).withTags(AXE_TAGS).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  })
}

test('the status changes with the minute, in the station’s own time zone', async ({ page }) => {
  await page.clock.install()
  await hydrated(page, '/no-NO/stasjoner/st1-alta')
  const today = await page.locator('.station-week-today td').first().innerText()
  const [, hour, minute] = /- (\d\d):(\d\d)$/.exec(today) ?? []
  test.skip(hour === undefined, 'the station has no closing time today')
  const date = await page.locator('.station-week-today time').first().getAttribute('datetime')
  await page.clock.setSystemTime(new Date(`${date}T${hour}:${minute}:00+01:00`).getTime() - 30_000)
  await page.clock.runFor(61_000)
  await expect(page.locator('.station-status-text')).toHaveAttribute('data-open', 'false')
})

test('without JavaScript the page has hours, contact, services and nearest stations', { tag: '@fast' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(STATION)
  await expect(page.locator('.station-week').first()).toContainText(/\d\d?\.\d\d?\./)
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.locator('a[href*="destination=60.5"]').first()).toBeVisible()
  await expect(page.locator('.station-nearest-name')).toHaveCount(5)
  await expect(page.locator('.station-nearest-name').first()).toBeVisible()
  await expect(page.locator('.station-nearest-distance').first()).toHaveText(/\d\s(?:m|km)$/)
  await expect(page.locator('a[href*="near=60.5"]')).toBeVisible()
  await expect(page.locator('.station-map-show')).toBeHidden()
  await context.close()
})

test('a favourite is kept on the device, and other tabs follow', async ({ page, context }) => {
  await hydrated(page, STATION)
  const other = await context.newPage()
  await hydrated(other, STATION)
  const star = (tab: Page) => tab.locator('.station-tool').first()
  const unmarked = await star(page).getAttribute('aria-label')
  await star(page).click()
  await expect(star(page)).not.toHaveAttribute('aria-label', unmarked ?? '')
  await expect(star(other)).toHaveAttribute('aria-label', (await star(page).getAttribute('aria-label')) ?? '')
  await page.reload()
  await expect(star(page)).not.toHaveAttribute('aria-label', unmarked ?? '')
})

test('a damaged favourites storage harms nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favourite-stations', '{"a":['))
  await hydrated(page, STATION)
  await page.locator('.station-tool').first().click()
  expect(await page.evaluate(() => localStorage.getItem('favourite-stations'))).toMatch(/^\["fi-/)
})

test('back leads to the locator with its last search, or to a fresh one', { tag: '@fast' }, async ({ page }) => {
  await hydrated(page, STATION)
  await expect(page.locator('.station-back')).toHaveAttribute('href', '/fi-FI/asemahaku?service=MAIN')
  await hydrated(page, '/fi-FI/asemahaku?q=askola')
  await page.goto(STATION)
  await expect(page.locator('.station-back')).toHaveAttribute('href', '/fi-FI/asemahaku?q=askola')
  await page.locator('.station-nearest').scrollIntoViewIfNeeded()
  await page.locator('.station-nearest-name').first().click()
  await expect(page).not.toHaveURL(new RegExp(`${STATION}$`))
  await page.locator('.station-back').click()
  await expect(page).toHaveURL(/\/asemahaku\?q=askola$/)
})

test('the map’s code comes when the map is asked for, the list of all stations never', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await hydrated(page, STATION)
  await page.locator('.station-map').scrollIntoViewIfNeeded()
  expect(asked.filter((path) => /map-view|maplibre/.test(path))).toEqual([])
  await page.locator('.station-map-show').click()
  await expect(page.locator('.station-map .map-frame')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/stations/'))).toEqual([])
})

test('on paper: name, hours, contact and services, without the site around them', async ({ page }) => {
  await hydrated(page, STATION)
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['h1', '.station-week', '.station-contact', '.station-attributes'])
    await expect(page.locator(shown).first()).toBeVisible()
  for (const hidden of ['.station-actions', '.station-place', 'footer', '.station-back'])
    await expect(page.locator(hidden).first()).toBeHidden()
})
