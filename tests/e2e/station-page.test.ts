import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { expectAccessible } from './axe.ts'
import { SEES_ALL } from './embedded-pages.ts'
import { skipInFirefox } from './firefox.ts'
import { expectNoOverflow, expectNoShift, watchShifts } from './page-layout.ts'
import { expect, fastIf, hydrated, test, visit } from './site-test.ts'

const STATION = '/asemahaku/st1-askola'
const PAGES = [
  STATION,
  ...LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(firstStationPage),
]

function firstStationPage(locale: LocaleCode): string {
  const { country } = LOCALES[locale]
  const station = STATIONS.find(
    ({ summary: { address } }) => (country ?? address.country) === address.country,
  )
  return `/${locale}${stationPath(locale, station?.slug ?? '')}`
}

for (const address of PAGES) {
  test(
    `${address} shows status and hours, without overflow or layout shift`,
    fastIf(address === STATION),
    async ({ page }) => {
      await watchShifts(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 800 })
      await visit(page, address)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('.station-now-verdict')).toBeVisible()
      await expect(page.locator('.station-now-table tr').first()).toBeVisible()
      await page.locator('.station-nearest').scrollIntoViewIfNeeded()
      await expect(page.locator('.station-nearest-name')).toHaveCount(5)
      await expectNoOverflow(page)
      await expectNoShift(page)
      // Pages in other languages differ only in their words.
      if (address !== STATION && !SEES_ALL) return
      await expectAccessible(page)
    },
  )
}

test('the hours of a part that is always open take one line', async ({ page }) => {
  await visit(page, '/asemahaku/st1-alavus')
  const hours = page.locator('.station-now-hours', { hasText: '24 h' })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await hours.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return (
          range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).fontSize)
        )
      }),
    )
    expect(heights).toHaveLength(1)
    expect(heights[0]).toBeLessThan(1.5)
  }
})

test('on a device with a wrong clock, today is the server’s today', async ({ page }) => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date())
  // page.clock also replaces `performance`, which has the server's time
  await page.addInitScript((behindMs) => {
    const DeviceDate = class extends Date {
      constructor(...values: [] | [number | string]) {
        if (values.length === 0) super(DeviceDate.now())
        else super(...values)
      }
      static override now = () => performance.timeOrigin + performance.now() - behindMs
    }
    Object.assign(globalThis, { Date: DeviceDate })
  }, 3 * 86_400_000)
  await visit(page, '/no-NO/stasjoner/st1-alta')
  await expect(page.locator('.station-week-today time').first()).toHaveAttribute('datetime', today)
})

test('the status changes with the minute, in the station’s own time zone', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/no-NO/stasjoner/st1-alta')
  const today = await page
    .locator('.station-now-table tr', { hasText: 'Butikk' })
    .locator('.station-now-hours')
    .innerText()
  const [closing] = /\d\d:\d\d$/.exec(today.trim()) ?? []
  const date = await page.locator('.station-week-today time').first().getAttribute('datetime')
  await page.clock.setSystemTime(new Date(`${date}T${closing}:00+01:00`).getTime() - 90_000)
  const soon = page.locator('.station-now-table [data-state="soon"]', { hasText: 'Butikk' })
  await page.clock.runFor(61_000)
  await expect(soon).toHaveCount(1)
  await page.clock.runFor(61_000)
  await expect(soon).toHaveCount(0)
})

test(
  'without JavaScript the page has status and its time, hours, contact, services and nearest stations',
  { tag: '@fast' },
  async ({ plainPage: page }) => {
    await page.goto(STATION)
    await expect(page.locator('.station-now-at')).toBeVisible()
    await expect(page.locator('.station-now-table')).toContainText(/\d\d:\d\d - \d\d:\d\d/)
    await expect(page.locator('.station-week')).toContainText(/\d\d?\.\d\d?\./)
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(page.locator('a[href*="destination=60.5"]').first()).toBeVisible()
    await expect(page.locator('.station-nearest-name')).toHaveCount(5)
    await expect(page.locator('.station-nearest-name').first()).toBeVisible()
    await expect(page.locator('.station-nearest-distance').first()).toHaveText(/\d\s(?:m|km)$/)
    await expect(page.locator('a[href*="near=60.5"]')).toBeVisible()
    await expect(page.locator('.station-map-show')).toBeHidden()
  },
)

test('a favourite replaces damaged storage; other tabs and the locator’s card show it', async ({
  page,
  context,
}) => {
  await visit(page, STATION)
  await page.evaluate(() => localStorage.setItem('favourite-stations', '{"a":['))
  await page.reload()
  await hydrated(page)
  const other = await context.newPage()
  await visit(other, STATION)
  const star = (tab: Page) => tab.locator('.station-head-tools button').first()
  const unmarked = await star(page).getAttribute('aria-label')
  await star(page).click()
  await expect(star(page)).not.toHaveAttribute('aria-label', unmarked ?? '')
  await expect(star(other)).toHaveAttribute(
    'aria-label',
    (await star(page).getAttribute('aria-label')) ?? '',
  )
  expect(await page.evaluate(() => localStorage.getItem('favourite-stations'))).toMatch(/^\["fi-/)
  await page.reload()
  await expect(star(page)).not.toHaveAttribute('aria-label', unmarked ?? '')
  await page.goto('/asemahaku?q=askola')
  await expect(page.locator('.locator-card').first().locator('.icon-star-filled')).toBeVisible()
})

test(
  'back returns to the locator with its last search, or to a new one',
  { tag: '@fast' },
  async ({ page }) => {
    await visit(page, STATION)
    await expect(page.locator('.station-back')).toHaveAttribute(
      'href',
      '/fi-FI/asemahaku?service=MAIN',
    )
    await visit(page, '/fi-FI/asemahaku?q=askola')
    await page.goto(STATION)
    await expect(page.locator('.station-back')).toHaveAttribute('href', '/fi-FI/asemahaku?q=askola')
    await page.locator('.station-nearest').scrollIntoViewIfNeeded()
    await page.locator('.station-nearest-name').first().click()
    await expect(page).not.toHaveURL(new RegExp(`${STATION}$`))
    await page.locator('.station-back').click()
    await expect(page).toHaveURL(/\/asemahaku\?q=askola$/)
  },
)

test('a station has a picture of its surroundings, and a map whose code is loaded when it is opened', async ({
  page,
}) => {
  // on a phone the list has no map beside it
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, '/fi-FI/asemahaku?q=askola')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'St1 Askola', exact: true }).click()
  await page.locator('.station-map').scrollIntoViewIfNeeded()
  expect(asked.filter((path) => /map-view|maplibre|\/map\/.*json/.test(path))).toEqual([])
  await page.locator('.station-map-show').click()
  await expect(page.locator('.station-map .map-pin-selected')).toHaveText('St1 Askola', {
    timeout: 40_000,
  })
})

test('in print: name, hours, contact and services, without header and footer', async ({ page }) => {
  await visit(page, STATION)
  skipInFirefox('media features cannot be emulated')
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['h1', '.station-week', '.station-contact', '.station-services'])
    await expect(page.locator(shown).first()).toBeVisible()
  for (const hidden of ['.station-actions', '.station-around', 'footer', '.station-back'])
    await expect(page.locator(hidden).first()).toBeHidden()
})
