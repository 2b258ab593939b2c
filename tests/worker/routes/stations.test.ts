import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStation, stationNames, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { shownHtml } from '../shown-html.ts'
import { openSite, type Answer } from '../site.ts'

const HOUR = 60 * 60_000
const LOCATOR_PAGE = pageResponse('Asemahaku', {
  body: [{ contentType: 'stationLocator', title: 'Etsi asema' }],
})
const TWO = [
  aStation('a', 'St1 Helsinki Kamppi'),
  aStation('b', 'St1 Oulu', { location: { lat: 65.01, lon: 25.47 }, services: ['sauna'] }),
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function locatorSite(
  stations: Answer = () => Response.json({ stations: TWO }),
  variables: Record<string, unknown> = {},
  pages: Parameters<typeof contentService>[0] = {},
) {
  const answers: Record<string, Answer> = {
    ...contentService({ '/asemahaku': LOCATOR_PAGE, ...pages }),
    [STATIONS_ENDPOINT]: stations,
  }
  return { site: openSite(answers, variables), answers }
}

test('the server renders the search form, the filters and the stations of the query string', async () => {
  const { site } = locatorSite()
  const html = await shownHtml(site.ask('/asemahaku?f=sauna'))
  expect(stationNames(html)).toEqual(['St1 Oulu'])
  expect(html).toContain('name="q"')
  // filters that no station has are not offered
  expect(html.match(/type="checkbox"[^>]*name="f"/g)).toHaveLength(2)
  expect(html).toContain('1 asema')
})

test('the block holidayHours shows the hours of a town’s stations on the holidays that are near', async () => {
  vi.setSystemTime(new Date('2026-12-20T10:00:00Z'))
  const short = { startTime: '07:00:00', endTime: '15:00:00' }
  const openingHours = [
    { date: '2026-12-24', openHours: [short] },
    { date: '2026-12-25', openHours: [] },
    { date: '2027-01-01', openHours: [{ startTime: '09:00:00', endTime: '21:00:00' }] },
  ]
  const list: Answer = () =>
    Response.json({ stations: [aStation('a', 'St1 Helsinki Kamppi', { openingHours }), TWO[1]] })
  const body = [{ contentType: 'holidayHours' }]
  const { site } = locatorSite(list, {}, { '/pyhat': pageResponse('Pyhät', { body }) })
  const table = (await shownHtml(site.ask('/pyhat?q=helsinki'))).match(/<table.*<\/table>/s)?.[0]
  const cells = [...(table ?? '').matchAll(/<td data-day="([^"]*)">([^<]*)/g)]
  expect(cells.map(([, day, hours]) => `${day} ${hours}`)).toEqual([
    'to 24.12. 7–15',
    'pe 25.12. Suljettu',
    'la 26.12. –',
    'pe 1.1. 9–21',
  ])
  expect(table).not.toContain('St1 Oulu')
  expect(await shownHtml(site.ask('/pyhat'))).toContain('Kirjoita paikkakunta')
})

test.each([
  ['/asemahaku', 'Suodatinta ”xyz” ei ole, joten se jätettiin pois.'],
  ['/en-EU/asemahaku', 'There is no filter “xyz”. It was left out.'],
  ['/sv-SE/asemahaku', 'Filtret ”xyz” finns inte och har utelämnats.'],
  ['/no-NO/asemahaku', 'Filteret «xyz» finnes ikke og er utelatt.'],
])(
  'an unknown filter is reported to the visitor, also without JavaScript: %s',
  async (path, words) => {
    const { site } = locatorSite()
    const html = await shownHtml(site.ask(`${path}?f=sauna,xyz`))
    expect(html).toContain(words)
    expect(stationNames(html)).toEqual(['St1 Oulu'])
  },
)

test('a filter that no station of the country has is reported, and can be removed', async () => {
  const { site } = locatorSite()
  const html = await shownHtml(site.ask('/no-NO/asemahaku?f=veikkaus'))
  expect(html).toContain('Ingen stasjon her i landet har')
  expect(html).toMatch(/value="veikkaus" aria-pressed="true"/)
  expect(stationNames(html)).toEqual([])
})

test('stations around a place are found, also without a station there', async () => {
  const { site } = locatorSite()
  const html = await shownHtml(site.ask('/asemahaku?q=utsjoki'))
  expect(stationNames(html)).toEqual(['St1 Oulu', 'St1 Helsinki Kamppi'])
  expect(html).toContain('· Utsjoki')
  expect(html).toContain('Lähin sopiva asema on')
})

test('words that name nothing find no stations; a name that is spelled like them is a link, and left words are named', async () => {
  const { site } = locatorSite()
  const html = await shownHtml(site.ask('/asemahaku?q=hlsinki+autopesu'))
  expect(html).toContain('Paikkaa tai asemaa ”hlsinki” ei löydy. Tarkoititko:')
  expect(html).toContain('href="/fi-FI/asemahaku?q=autopesu+Helsinki"')
  expect(stationNames(await shownHtml(site.ask('/asemahaku?q=xyzzy')))).toEqual([])
  expect(await shownHtml(site.ask('/asemahaku?q=33100+Oulu+xyzzy'))).toContain(
    'Jätettiin pois hausta: ”33100 xyzzy”',
  )
})

test('`near` sorts by distance and shows what is within the radius, or else the nearest', async () => {
  const { site } = locatorSite()
  expect(stationNames(await shownHtml(site.ask('/asemahaku?near=65,25.4')))).toEqual(['St1 Oulu'])
  expect(stationNames(await shownHtml(site.ask('/asemahaku?near=63,25')))).toEqual([
    'St1 Oulu',
    'St1 Helsinki Kamppi',
  ])
})

test('the guessed position sorts the first list, is shown as approximate, and differs between visitors', async () => {
  const { site } = locatorSite()
  const from = (latitude: string, longitude: string) =>
    shownHtml(site.ask('/asemahaku', { cf: { latitude, longitude } }))
  const [south, north] = [await from('60.2', '24.9'), await from('65.0', '25.4')]
  expect([stationNames(south)[0], stationNames(north)[0]]).toEqual([
    'St1 Helsinki Kamppi',
    'St1 Oulu',
  ])
  expect(north).toContain('etäisyydet ovat arvioita')
  // from Texas the guess is too far away
  expect(await from('30.27', '-97.74')).not.toContain('etäisyydet ovat arvioita')
})

test('HTML for one visitor is private and not shared, but page and stations are fetched once', async () => {
  const { site } = locatorSite()
  for (const address of ['/asemahaku', '/asemahaku/_payload.json']) {
    const south = await site.ask(address, { cf: { latitude: '60.2', longitude: '24.9' } })
    expect(south.headers.get('cache-control')).toContain('private')
    const north = await site.ask(address, { cf: { latitude: '65.0', longitude: '25.4' } })
    const order = [south, north].map(
      async (response) => /St1 (?:Helsinki Kamppi|Oulu)/.exec(await response.text())?.[0],
    )
    expect(await Promise.all(order)).toEqual(['St1 Helsinki Kamppi', 'St1 Oulu'])
  }
  expect(site.requests.filter(({ url }) => url.includes('/page'))).toHaveLength(1)
  expect(site.requests.filter(({ url }) => url.includes('/stations'))).toHaveLength(1)
})

test.each([
  ['down', PAGE_ENDPOINT],
  ['without the layout', LAYOUT_ENDPOINT],
])(
  'with a content service that is %s, the last good locator page is rendered for each visitor',
  async (_, endpoint) => {
    const { site, answers } = locatorSite()
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
    await site.ask('/asemahaku')
    answers[endpoint] = () => new Response(null, { status: 503 })
    vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
    const response = await site.ask('/asemahaku?f=sauna')
    const html = await shownHtml(response)
    expect([response.status, stationNames(html), html.includes('Yksityisille')]).toEqual([
      200,
      ['St1 Oulu'],
      true,
    ])
  },
)

test('a locator page that is gone is 404, and without a copy a failure is an error', async () => {
  const { site, answers } = locatorSite()
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  await site.ask('/asemahaku')
  answers[PAGE_ENDPOINT] = () => new Response(null, { status: 404 })
  vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
  expect((await site.ask('/asemahaku')).status).toBe(404)
  answers[PAGE_ENDPOINT] = () => new Response(null, { status: 503 })
  vi.setSystemTime(new Date('2026-11-21T13:01:00Z'))
  expect((await site.ask('/asemahaku')).status).toBe(503)
})

test('a configured maps service is in the state of the page, and only its hosts are allowed (§7)', async () => {
  const variables = {
    MAP_STYLE_URL: 'https://maps.example/style.json?key={key}',
    MAP_KEY: 'k',
    MAP_HOSTS: 'tiles.example, glyphs.example',
  }
  const response = await locatorSite(undefined, variables).site.ask('/asemahaku')
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://maps.example https://tiles.example https://glyphs.example;",
  )
  expect(await response.text()).toContain(
    '"mapStyle":{"url":"https://maps.example/style.json?key={key}","key":"k"}',
  )
})

test('a configured archive with streets is in the state of the page, and its origin is allowed', async () => {
  const MAP_PMTILES_URL = 'https://maps.example/nordics.pmtiles'
  const response = await locatorSite(undefined, { MAP_PMTILES_URL }).site.ask('/asemahaku')
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://maps.example;",
  )
  expect(await response.text()).toContain(`"mapTiles":"${MAP_PMTILES_URL}"`)
})

test('only stations in the area of the map are listed and counted', async () => {
  const { site } = locatorSite()
  const html = await shownHtml(site.ask('/asemahaku?area=24,64,26,66'))
  expect(stationNames(html)).toEqual(['St1 Oulu'])
  expect(html).toContain('1 asema')
  expect(html).toContain('Kartan alue')
})

const BROKEN: [string, Answer][] = [
  ['down', () => new Response(null, { status: 503 })],
  ['truncated', () => new Response('{"stations":[{"id":"a","na')],
  [
    'nested too deeply',
    () =>
      new Response(
        `{"stations":[{"id":"a","openingHours":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`,
      ),
  ],
  ['HTML', () => new Response('<html>oops</html>')],
  ['without its list', () => Response.json({ stations: null })],
  ['a list of lists', () => Response.json({ stations: [[[]]] })],
  ['a list of null', () => Response.json({ stations: [null, null] })],
  [
    'a list of stations without names',
    () => Response.json({ stations: [{ id: 'a', path: '/a' }] }),
  ],
]

test.each(BROKEN)(
  'with a stations endpoint that is %s, the last good list is shown with its time',
  async (_, broken) => {
    const { site, answers } = locatorSite()
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
    await site.ask('/asemahaku')
    answers[STATIONS_ENDPOINT] = broken
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z').getTime() + 3 * HOUR)
    const html = await shownHtml(site.ask('/asemahaku'))
    expect(stationNames(html)).toHaveLength(2)
    expect(html).toContain('12.00')
  },
)

test('without any list the page is shown and says so, and the list is 503', async () => {
  const { site } = locatorSite(() => new Response('secret words of a backend', { status: 500 }))
  const response = await site.ask('/asemahaku')
  const html = await shownHtml(response)
  expect([response.status, html.includes('locator-note'), html.includes('secret')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await site.ask('/stations/fi-FI/find')).status).toBe(503)
})

test.each([
  ['at once', 0, [1, 2, 3]],
  ['after 6 s', 6_000, [1, 1, 2]],
])(
  'a stations endpoint that fails %s is not called again for as long as it took',
  async (_, ms, expected) => {
    const start = new Date('2026-11-21T10:00:00Z').getTime()
    vi.setSystemTime(start)
    const { site } = locatorSite(() => {
      vi.setSystemTime(Date.now() + ms)
      return new Response(null, { status: 503 })
    })
    const asked: number[] = []
    for (const wait of [0, ms * 2 - 1, ms * 2]) {
      vi.setSystemTime(Math.max(Date.now(), start + wait))
      expect((await site.ask('/asemahaku')).status).toBe(200)
      asked.push(site.requests.filter(({ url }) => url.endsWith(STATIONS_ENDPOINT)).length)
    }
    expect(asked).toEqual(expected)
  },
)

test('10,000 stations with their hours are read', { tags: ['thorough'] }, async () => {
  const openHours = [{ startTime: '06:00:00', endTime: '22:00:00' }]
  const openingHours = Array.from({ length: 8 }, (_, day) => ({
    date: `2026-11-${20 + day}`,
    openHours,
  }))
  const { site } = locatorSite(() =>
    Response.json({
      stations: Array.from({ length: 10_000 }, (_, index) =>
        aStation(`${index}`, `St1 Oulu ${index}`, { openingHours }),
      ),
    }),
  )
  expect(await shownHtml(site.ask('/asemahaku'))).toMatch(/10.000 asemaa/)
})

test('a name of megabytes is cut; an answer larger than 10,000 stations is refused', async () => {
  const { site, answers } = locatorSite(() =>
    Response.json({ stations: [aStation('x', 'x'.repeat(20_000_000)), ...TWO] }),
  )
  expect(stationNames(await shownHtml(site.ask('/asemahaku?near=63,25')))).toEqual([
    'St1 Oulu',
    'St1 Helsinki Kamppi',
    'x'.repeat(500),
  ])
  answers[STATIONS_ENDPOINT] = () =>
    Response.json({ stations: [aStation('x', 'x'.repeat(26_000_000))] })
  expect(await shownHtml(site.ask('/en-EU/asemahaku'))).toContain('locator-note')
})

test('an empty list is valid: the page says that nothing was found, and does not show the old list', async () => {
  const { site, answers } = locatorSite()
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  await site.ask('/asemahaku')
  answers[STATIONS_ENDPOINT] = () => Response.json({ stations: [] })
  vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
  expect(await shownHtml(site.ask('/asemahaku'))).toContain('locator-no-match')
})

test('a list that the backend sends again unchanged is not parsed again', async () => {
  const { site, answers } = locatorSite(() =>
    Response.json({ stations: [aStation('a', 'St1 Once')] }),
  )
  const parse = vi.spyOn(JSON, 'parse')
  const parsed = () => parse.mock.calls.filter(([text]) => text.startsWith('{"stations"')).length
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  await site.ask('/asemahaku')
  vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
  await site.ask('/asemahaku')
  expect(parsed()).toBe(1)
  answers[STATIONS_ENDPOINT] = () => Response.json({ stations: [aStation('a', 'St1 Twice')] })
  vi.setSystemTime(new Date('2026-11-21T16:00:00Z'))
  expect(stationNames(await shownHtml(site.ask('/asemahaku')))).toEqual(['St1 Twice'])
  expect(parsed()).toBe(2)
})

test('an unreadable item is dropped, and the list is used', async () => {
  const { site } = locatorSite(() => Response.json({ stations: [null, [[]], TWO[1]] }))
  expect(stationNames(await shownHtml(site.ask('/asemahaku')))).toEqual(['St1 Oulu'])
})

test('stations with null parts, duplicate ids and HTML in their names are rendered as text', async () => {
  const odd = [
    aStation('a', '<b>Bold</b>', {
      services: null,
      openingHours: null,
      location: { lat: 999, lon: 1 },
      address: null,
    }),
    aStation('a', 'Twice'),
    aStation('c', 'x', { name: null, address: null }),
  ]
  const { site } = locatorSite(() => Response.json({ stations: odd }))
  const html = await shownHtml(site.ask('/asemahaku?near=60,24'))
  expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(stationNames(html)).toHaveLength(1)
})

test('the list has twenty rows, and a link shows twenty more, up to a limit', async () => {
  const many = Array.from({ length: 500 }, (_, index) => aStation(`id-${index}`, `Asema ${index}`))
  const { site } = locatorSite(() => Response.json({ stations: many }))
  const first = await shownHtml(site.ask('/asemahaku'))
  expect(stationNames(first)).toHaveLength(20)
  expect(first).toContain('href="/fi-FI/asemahaku?rows=40"')
  expect(stationNames(await shownHtml(site.ask('/asemahaku?rows=40')))).toHaveLength(40)
  expect(stationNames(await shownHtml(site.ask('/asemahaku?rows=99999')))).toHaveLength(200)
})

test('the proxy fetches the list of stations once a minute, and keeps it while the backend fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let down = false
  const { ask, requests } = openSite({
    '/cms-view/v1/stations': () =>
      down ? new Response(null, { status: 500 }) : Response.json({ stations: [{ id: '1' }] }),
  })
  const headers = { 'x-st1-locale': 'sv-SE' }
  for (const search of ['', '?v=1', '?v=2']) {
    const response = await ask(`/proxy/cms-view/v1/stations${search}`, { headers })
    expect([await response.json(), response.headers.get('cache-control')]).toEqual([
      { stations: [{ id: '1' }] },
      'no-store',
    ])
  }
  expect(requests).toHaveLength(1)
  await ask('/proxy/cms-view/v1/stations', { headers: { 'x-st1-locale': 'fi-FI' } })
  expect(requests).toHaveLength(2)
  down = true
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  expect((await ask('/proxy/cms-view/v1/stations', { headers })).status).toBe(200)
})
