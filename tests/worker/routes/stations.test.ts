import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpackStations } from '#shared/stations/unpack-stations.ts'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite, type Answer } from '../site.ts'

const HOUR = 60 * 60_000
const LOCATOR_PAGE = pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator', title: 'Etsi asema' }] })
const TWO = [aStation('a', 'St1 Helsinki Kamppi'), aStation('b', 'St1 Oulu', { location: { lat: 65.01, lon: 25.47 }, services: ['sauna'] })]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function locatorSite(stations: Answer = () => Response.json({ stations: TWO })) {
  const answers = { ...contentService({ '/asemahaku': LOCATOR_PAGE }), [STATIONS_ENDPOINT]: stations }
  return { site: openSite(answers), answers }
}

/** The HTML as it is drawn, without the state for hydration. */
async function drawn(response: Response): Promise<string> {
  return (await response.text()).replace(/<script id="state".*?<\/script>/s, '').replaceAll('<!-- -->', '')
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/class="locator-card-name"><a[^>]*>([^<]*)/g)].map(([, name = '']) => name)
}

test('the server draws the search form, the filters and the stations of the query string', async () => {
  const { site } = locatorSite()
  const html = await drawn(await site.ask('/asemahaku?f=sauna'))
  expect(namesIn(html)).toEqual(['St1 Oulu'])
  expect(html).toContain('name="q"')
  expect(html.match(/type="checkbox"[^>]*name="f"/g)).toHaveLength(30)
  expect(html).toContain('1 asema')
})

test('near orders by distance', async () => {
  const { site } = locatorSite()
  expect(namesIn(await drawn(await site.ask('/asemahaku?near=65,25')))).toEqual(['St1 Oulu', 'St1 Helsinki Kamppi'])
})

test('what the edge guesses of the visitor orders the first list, is said to be approximate, and is another list for another visitor', async () => {
  const { site } = locatorSite()
  const from = (latitude: string, longitude: string) => drawn2(site.ask('/asemahaku', { cf: { latitude, longitude } }))
  const [south, north] = [await from('60.2', '24.9'), await from('65.0', '25.4')]
  expect([namesIn(south)[0], namesIn(north)[0]]).toEqual(['St1 Helsinki Kamppi', 'St1 Oulu'])
  expect(north).toContain('locator-guess')
  // from Texas no order by distance helps
  expect(await from('30.27', '-97.74')).not.toContain('locator-guess')
})

async function drawn2(answer: Promise<Response>): Promise<string> {
  return drawn(await answer)
}

test('the locator is never kept in the shared cache, and private for the browser', async () => {
  const { site } = locatorSite()
  for (const address of ['/asemahaku?near=65,25', '/asemahaku/_payload.json?near=65,25']) {
    const before = site.requests.filter(({ url }) => url.includes('/page')).length
    const first = await site.ask(address)
    expect(first.headers.get('cache-control')).toContain('private')
    await site.ask(address)
    expect(site.requests.filter(({ url }) => url.includes('/page')).length).toBe(before + 2)
  }
  expect(site.requests.filter(({ url }) => url.includes('/stations'))).toHaveLength(1)
})

test('all stations leave the edge packed, under a version that never changes', async () => {
  const { site } = locatorSite()
  const address = /"address":"(\/stations\/[^"]+)"/.exec(await (await site.ask('/asemahaku')).text())?.[1] ?? ''
  const response = await site.ask(address)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(unpackStations(await response.json())?.map(({ name }) => name)).toEqual(['St1 Helsinki Kamppi', 'St1 Oulu'])
  const older = await site.ask('/stations/fi-FI/0000000000000000.json')
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
})

test('what is no list of a locale is 404', async () => {
  const { site } = locatorSite()
  for (const address of ['/stations/xx/latest.json', '/stations/fi-FI/latest', '/stations/fi-FI/..%2F.json', '/stations/__proto__/a.json'])
    expect([address, (await site.ask(address)).status]).toEqual([address, 404])
})

const BROKEN: [string, Answer][] = [
  ['down', () => new Response(null, { status: 503 })],
  ['truncated', () => new Response('{"stations":[{"id":"a","na')],
  ['HTML', () => new Response('<html>oops</html>')],
  ['without its list', () => Response.json({ stations: null })],
]

test.each(BROKEN)('a stations endpoint that is %s: the last good list is shown and says from when', async (_, broken) => {
  const { site, answers } = locatorSite()
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
  await site.ask('/asemahaku')
  answers[STATIONS_ENDPOINT] = broken
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z').getTime() + 3 * HOUR)
  const html = await drawn(await site.ask('/asemahaku'))
  expect(namesIn(html)).toHaveLength(2)
  expect(html).toContain('12.00')
})

test('without any list the page stands, says so, and the packed list is 503', async () => {
  const { site } = locatorSite(() => new Response('secret words of a backend', { status: 500 }))
  const response = await site.ask('/asemahaku')
  const html = await drawn(response)
  expect([response.status, html.includes('locator-notice'), html.includes('secret')]).toEqual([200, true, false])
  expect((await site.ask('/stations/fi-FI/latest.json')).status).toBe(503)
})

test('0 stations are a list: the page says that nothing fits', async () => {
  const { site } = locatorSite(() => Response.json({ stations: [] }))
  expect(await drawn(await site.ask('/asemahaku'))).toContain('locator-empty')
})

test('stations with null parts, duplicate ids and HTML in their names are drawn as text', async () => {
  const odd = [
    aStation('a', '<b>Bold</b>', { services: null, openingHours: null, location: { lat: 999, lon: 1 }, address: null }),
    aStation('a', 'Twice'),
    aStation('c', 'x', { name: null }),
  ]
  const { site } = locatorSite(() => Response.json({ stations: odd }))
  const html = await drawn(await site.ask('/asemahaku?near=60,24'))
  expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;')
  expect(namesIn(html)).toHaveLength(1)
})

test('hostile query strings are read leniently: near=NaN,1e999, f of 10 kB, __proto__', async () => {
  const { site } = locatorSite()
  for (const query of [
    'near=NaN,1e999',
    `f=${'x,'.repeat(5_000)}`,
    '__proto__=1&f=__proto__',
    'q=%FF%00%3Cscript%3E',
    'rows=1e9',
    'rows=-1',
    's=%22%3E',
  ]) {
    const response = await site.ask(`/asemahaku?${query}`)
    expect([query.slice(0, 30), response.status, namesIn(await drawn(response)).length > 0 || query.startsWith('q=')]).toEqual([
      query.slice(0, 30),
      200,
      true,
    ])
  }
})

test('twenty rows at first, twenty more by a link, bounded', async () => {
  const many = Array.from({ length: 500 }, (_, index) => aStation(`id-${index}`, `Asema ${index}`))
  const { site } = locatorSite(() => Response.json({ stations: many }))
  const first = await drawn(await site.ask('/asemahaku'))
  expect(namesIn(first)).toHaveLength(20)
  expect(first).toContain('href="/asemahaku?rows=40"')
  expect(namesIn(await drawn(await site.ask('/asemahaku?rows=40')))).toHaveLength(40)
  expect(namesIn(await drawn(await site.ask('/asemahaku?rows=99999')))).toHaveLength(200)
})
