import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './axe.ts'
import { configureMap, configureStreets } from './configured-map.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, test } from './site-test.ts'

// Small, because the CPU renders the map here.
test.use({ viewport: { width: 1000, height: 640 } })

/** for a busy machine with several maps */
const DRAWN_MS = 40_000
const LOCATOR = '/en-EU/stationsearch?view=map'

/** `--map-main-road` and, in the dark, `--map-land` */
const ROAD_COLOR = 'ffd75e'
const DARK_LAND_COLOR = '1b2129'
/** `--map-land` and `--map-water` */
const LAND_AND_WATER = ['f6f6f3', 'c9dde9']

/** the site removes its dangerous parts */
const SOURCES =
  '© Streets <a href="https://streets.test/">2026</a> <a href="javascript:alert(1)">all</a><img src="x">'

/** The style of a map service without glyphs: names use the page's font. */
const STREETS = {
  version: 8,
  sources: {
    town: { type: 'geojson', data: 'https://tiles.test/town.json', attribution: SOURCES },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eee' } },
    {
      id: 'town',
      type: 'symbol',
      source: 'town',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Some Sans'] },
    },
  ],
}
const TOWN = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [15, 60] },
      properties: { name: 'Falu', 'name:sv': 'Falun' },
    },
  ],
}

function listbox(page: Page) {
  return page.getByRole('listbox', { name: 'Stations on the map' })
}

function mapOf(page: Page) {
  return page.getByRole('region', { name: 'Map of stations' })
}

async function openMap(page: Page, address = LOCATOR) {
  await page.goto(address)
  await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: DRAWN_MS })
}

test('arrow keys, drag, wheel and double click move the map, and the page does not scroll', async ({
  page,
}) => {
  await openMap(page)
  const map = mapOf(page)
  await expect
    .poll(async () => (await colorsOf(await map.screenshot())).size, { timeout: DRAWN_MS })
    .toBeGreaterThan(3)
  await map.focus()
  const scrolled = await page.evaluate(() => scrollY)
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200]
  const look = () => page.screenshot({ clip: { x, y, width: 120, height: 120 } })
  async function drag(): Promise<void> {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 120, y + 40, { steps: 4 })
    await page.mouse.up()
  }
  async function expectMoved(move: () => Promise<void>): Promise<void> {
    const before = await atRest(look)
    await move()
    await expect.poll(async () => before.equals(await look()), String(move)).toBe(false)
  }
  for (const move of [
    () => page.keyboard.press('ArrowRight'),
    drag,
    () => page.mouse.wheel(0, -300),
  ])
    await expectMoved(move)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  skipInFirefox('two clicks make no double click')
  await expectMoved(() => page.mouse.dblclick(x, y))
})

/** Waits until two consecutive screenshots are equal. */
async function atRest(look: () => Promise<Buffer>): Promise<Buffer> {
  const [one, other] = [await look(), await look()]
  return one.equals(other) ? one : atRest(look)
}

/** The colours in a picture. */
async function colorsOf(picture: Buffer): Promise<Set<string>> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return new Set(
    Array.from({ length: data.length / 3 }, (_, pixel) =>
      data.subarray(pixel * 3, pixel * 3 + 3).toString('hex'),
    ),
  )
}

test(
  'clusters show their counts and open by keyboard, press and button (§2.4)',
  { tag: '@fast' },
  async ({ page }) => {
    await openMap(page)
    const shown = () => listbox(page).getByRole('option').allTextContents()
    await listbox(page).focus()
    await expect(listbox(page)).toBeInViewport()
    const first = listbox(page).getByRole('option').first()
    await expect(first).toHaveText(/^\d+ stations around \p{Lu}.+\. Zoom in\.$/u)
    const whole = await shown()
    await page.keyboard.press('Enter')
    await expect.poll(shown).not.toEqual(whole)
    await page.keyboard.press('End')
    await expect(listbox(page)).toHaveAttribute('aria-activedescendant', /-\d+$/)

    const opened = await shown()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(shown).not.toEqual(opened)

    const before = await shown()
    await page.locator('.map-cluster, .map-pin').filter({ visible: true }).first().click()
    await expect
      .poll(async () => (await shown()).join() !== before.join() || /[?&]s=/.test(page.url()))
      .toBe(true)
  },
)

test('a station chosen by key or by its pin is selected in list, map and address; a press next to it clears the choice (§2.4)', async ({
  page,
}) => {
  await openMap(page, `${LOCATOR}&q=St1%20Askola`)
  await expect(listbox(page).getByRole('option')).toHaveText([/^St1 Askola/])
  await listbox(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]s=fi-/)
  await expect(listbox(page).getByRole('option', { selected: true })).toHaveCount(1)
  await expect(page.locator('.locator-cards [aria-current] h3')).toHaveText('St1 Askola')
  // Esc leads back to the list
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'St1 Askola', exact: true })).toBeFocused()

  // The pin of the only station points to the middle.
  const box = await mapOf(page).boundingBox()
  const [x, y] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2]
  await mapOf(page).click({ position: { x: x - 150, y }, force: true })
  await expect(page).not.toHaveURL(/[?&]s=/)
  // `force`: a marker covers the canvas.
  await mapOf(page).click({ position: { x, y: y - 20 }, force: true })
  await expect(page).toHaveURL(/[?&]s=fi-/)
})

test('the pointer over a card raises its pin, and over a pin marks its card', async ({ page }) => {
  await openMap(page, `${LOCATOR}&q=St1%20Askola`)
  const [card, pin] = [page.locator('.locator-card').first(), page.locator('.map-pin').first()]
  await card.hover()
  await expect(pin).toHaveAttribute('data-hovered')
  await pin.hover({ force: true })
  await expect(page.locator('[data-hovered] > .locator-card')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(page.locator('[data-hovered]')).toHaveCount(0)
})

test('“Search this area” lists the stations on the map, until Back (§2.4)', async ({
  page,
  plainPage,
}) => {
  const summary = (tab: Page) => tab.locator('.locator-summary [aria-live]')
  await openMap(page, `${LOCATOR}&q=sauna+turku`)
  const all = await summary(page).innerText()
  const button = page.getByRole('button', { name: 'Search this area' })
  await expect(button).toHaveCount(0)
  await mapOf(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(button).toBeVisible()
  await button.click()
  // An area replaces a searched place, but not a searched service.
  await expect(page).toHaveURL(/\?q=sauna&area=[\d.,-]+&view=map$/)
  await expect(summary(page)).not.toHaveText(all)
  await expect(button).toHaveCount(0)

  // The address alone gives the same list.
  await expect(summary(page)).not.toContainText('Searching')
  const found = await summary(page).innerText()
  await plainPage.goto(page.url())
  await expect(summary(plainPage)).toHaveText(found)
  await page.goBack()
  await expect(summary(page)).toHaveText(all)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true })

  test('a pin scrolls to its card, and a swipe over the cards selects a pin; axe finds nothing', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // two stations far from each other
    await openMap(page, `${LOCATOR}&area=22.9,69.8,27.4,70.1`)
    const strip = page.getByRole('list', { name: 'Stations, scrolls sideways' })
    await expect(listbox(page).getByRole('option')).toHaveCount(2)
    const last = listbox(page).getByRole('option').last()
    const name = ((await last.textContent()) ?? '').split(',')[0] ?? ''
    await last.evaluate((option: HTMLElement) => option.click())
    await expect(page.locator('.map-pin-selected')).toHaveText(name)
    const chosen = strip.locator('.locator-card[aria-current]')
    await expect(chosen.locator('h3')).toHaveText(name)
    await expect(chosen).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)

    const isFirst =
      (await strip.locator('.locator-card').first().getAttribute('aria-current')) !== null
    await strip.evaluate(
      (list, left) => list.scrollTo({ left, behavior: 'instant' }),
      isFirst ? 330 : 0,
    )
    await expect(page.locator('.map-pin-selected')).not.toHaveText(name)
    await expect(page.locator('.map-pin-selected')).toHaveText(
      await chosen.locator('h3').innerText(),
    )
    // Nothing of the page follows the map.
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThan(2)
  })

  test('one finger moves the map and two fingers zoom it; the page does not scroll', async ({
    page,
  }) => {
    await openMap(page)
    const box = await mapOf(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 180, (box?.y ?? 0) + 220]
    skipInFirefox('it has no DevTools protocol')
    const browser = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints })
    const names = () => listbox(page).getByRole('option').allTextContents()

    await touch('touchStart', { x, y })
    for (let step = 1; step <= 10; step++) await touch('touchMove', { x, y: y - step * 12 })
    await touch('touchEnd')
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()

    const before = await names()
    await touch('touchStart', { x: x - 30, y }, { x: x + 30, y })
    for (let step = 1; step <= 12; step++)
      await touch('touchMove', { x: x - 30 - step * 9, y }, { x: x + 30 + step * 9, y })
    await touch('touchEnd')
    await expect.poll(names).not.toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a configured map style gets key, language, region and version in its address (§7)', async ({
  page,
}) => {
  const style = 'https://maps.test/style.json?l={language}&r={region}&v={version}&lib={libraries}'
  await configureMap(
    page,
    '/sv-SE/hitta-station',
    { mapStyle: { url: style, key: 'a key' } },
    'https://maps.test https://tiles.test',
  )
  const asked: string[] = []
  const allow = { 'access-control-allow-origin': '*' }
  await page.route('https://maps.test/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ headers: allow, json: STREETS })
  })
  await page.route('https://tiles.test/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ headers: allow, json: TOWN })
  })
  await page.goto('/sv-SE/hitta-station?view=map')
  await expect(
    page.getByRole('listbox', { name: 'Stationer på kartan' }).getByRole('option').first(),
  ).toBeAttached({ timeout: DRAWN_MS })
  await expect
    .poll(() => asked)
    .toEqual([
      'https://maps.test/style.json?l=sv&r=SE&v=weekly&lib=places%2Cmarker&key=a%20key',
      'https://tiles.test/town.json',
    ])
  const sources = page.locator('.maplibregl-ctrl-attrib-inner')
  await expect(sources).toHaveText('© Streets 2026 all')
  await expect(sources.locator('a[href^="javascript:"]')).toHaveCount(0)
})

test(
  'streets of an archive are read in ranges and drawn in the colours of the scheme, which can change',
  { tag: '@fast' },
  async ({ page }) => {
    const ranges = await configureStreets(page, LOCATOR)
    await openMap(page, `${LOCATOR}&q=Tampere`)
    await expect(page.locator('.maplibregl-ctrl-attrib-inner')).toHaveText(/^©\sOpenStreetMap$/)
    const colors = async () => [...(await colorsOf(await mapOf(page).screenshot()))]
    await expect.poll(colors, { timeout: DRAWN_MS }).toContain(ROAD_COLOR)
    expect(ranges[0]).toBe('bytes=0-16383')
    expect(ranges.length).toBeGreaterThan(1)
    skipInFirefox('media features cannot be emulated')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(colors, { timeout: DRAWN_MS }).toContain(DARK_LAND_COLOR)
  },
)

test('forced colours keep land and water apart', async ({ page }) => {
  skipInFirefox('media features cannot be emulated')
  await page.emulateMedia({ forcedColors: 'active' })
  await openMap(page, `${LOCATOR}&q=Tampere`)
  await expect
    .poll(async () => [...(await colorsOf(await mapOf(page).screenshot()))], { timeout: DRAWN_MS })
    .toEqual(expect.arrayContaining(LAND_AND_WATER))
})

test.describe('when the archive cannot be read', () => {
  test.use({ expectedComplaints: [/the map archive cannot be opened|Failed to load resource/] })

  test('the embedded map replaces it, and shows a station with the roads around it', async ({
    page,
  }) => {
    await configureStreets(page, LOCATOR)
    await page.route('https://maps.test/**', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    )
    await openMap(page, `${LOCATOR}&q=Malmi&s=fi-1001`)
    await expect(page.locator('.maplibregl-ctrl-attrib-inner')).toHaveText(
      /^©\sOpenStreetMap · Travel Mapping · GeoNames$/,
    )
    const colors = async () => [...(await colorsOf(await mapOf(page).screenshot()))]
    await expect.poll(colors, { timeout: DRAWN_MS }).toContain(ROAD_COLOR)
  })
})

test('while the map is loading, a sentence says so, in a contrast that does not pulse', async ({
  page,
}) => {
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/map-view-[^/]+\.js$/, async (route) => {
    await isRead
    await route.continue()
  })
  await page.goto(LOCATOR)
  const sentence = page.getByText('Loading the map')
  await expect(sentence).toBeVisible()
  expect(await sentence.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expectAccessible(page)
  resolve()
  await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: DRAWN_MS })
})

test.describe('when a file fails to load', () => {
  test.use({
    expectedComplaints: [
      /GL Driver Message|GroupMarkerNotSet|Failed to load resource|net::ERR_FAILED|map-view/,
    ],
  })

  test('the map’s code is tried four times, then a sentence replaces the map (§9)', async ({
    page,
  }) => {
    skipInFirefox('it caches a failed import until the page reloads')
    await page.clock.install()
    const again = page.getByRole('button', { name: 'Try the map again' })
    const code = /\/assets\/map-view-[^/]+\.js$/
    let attempts = 0
    await page.route(code, (route) => {
      attempts++
      return route.abort()
    })
    await page.goto(LOCATOR)
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(again).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: DRAWN_MS })
    await expect(
      page.getByText('The map could not be loaded. You can find every station in the list.'),
    ).toBeVisible()
    // A preload in the document counts, too.
    expect(attempts).toBeGreaterThanOrEqual(4)
    await page.unroute(code)
    await again.click()
    await expect(page.getByRole('group', { name: 'Map of stations' })).toBeFocused()
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: 500 })
    }).toPass({ timeout: DRAWN_MS })
  })
})

test.describe('when a tile cannot be loaded', () => {
  test.use({
    expectedComplaints: [/GL Driver Message|GroupMarkerNotSet|Failed to load resource|map\/tiles/],
  })

  test('the map says that a part is missing, and “Try again” loads it', async ({ page }) => {
    await page.clock.install()
    const tiles = /\/map\/tiles\//
    await page.route(tiles, (route) => route.fulfill({ status: 404 }))
    await openMap(page, `${LOCATOR}&q=Tampere`)
    const sentence = page.getByText('A part of the map could not be loaded.')
    // it is tried again three times
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(sentence).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: DRAWN_MS })
    await page.unroute(tiles)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sentence).toHaveCount(0)
    const colors = async () => [...(await colorsOf(await mapOf(page).screenshot()))]
    await expect.poll(colors, { timeout: DRAWN_MS }).toContain(ROAD_COLOR)
  })
})

test.describe('when iOS has ended the workers of the map in the background', () => {
  test.use({ expectedComplaints: [/GL Driver Message|GroupMarkerNotSet/] })

  test('a sentence replaces the map, and it can be loaded again', async ({ page }) => {
    await page.clock.install()
    await openMap(page)
    skipInFirefox('no code can be run in its workers')
    // the map starts its worker after the list of its stations
    await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close())))
    // at another zoom the map needs answers from its workers
    for (const _ of [1, 2, 3]) await mapOf(page).press('+')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.clock.runFor(31_000)
    await expect(page.getByRole('button', { name: 'Try the map again' })).toBeVisible({
      timeout: DRAWN_MS,
    })
    await page.getByRole('button', { name: 'Try the map again' }).click()
    await page.clock.runFor(5_000)
    await expect(listbox(page).getByRole('option').first()).toBeAttached({ timeout: DRAWN_MS })
  })
})
