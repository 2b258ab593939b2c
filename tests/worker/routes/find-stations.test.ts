import { expect, test } from 'vitest'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import type { Suggestion } from '#shared/stations/search/suggest-stations.ts'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

const TWO = [
  aStation('a', 'St1 Helsinki Kamppi'),
  aStation('b', 'St1 Oulu', { location: { lat: 65.01, lon: 25.47 }, services: ['sauna'] }),
]

function site(stations = () => Response.json({ stations: TWO })) {
  return openSite({ ...contentService({}), [STATIONS_ENDPOINT]: stations })
}

type Body = LocatorAnswer & Suggestion[]

async function answerTo(path: string, init?: object) {
  const response = await site().ask(path, init)
  return {
    status: response.status,
    cacheControl: response.headers.get('cache-control'),
    body: await response.json<Body>(),
  }
}

test('`find` answers a query of the locator, which every cache may keep for a minute', async () => {
  const { cacheControl, body } = await answerTo('/stations/fi-FI/find?f=sauna')
  expect(body).toMatchObject({
    kind: 'list',
    total: 1,
    stations: [{ station: { id: 'b' } }],
    counts: { sauna: 1, lunch: 0 },
  })
  expect(cacheControl).toBe('public, max-age=60')
})

test.each([
  'from=Oulu&to=Helsinki',
  'from=&to=',
  'from=%00&to=%F0&via=&via=x',
  'from=999,999&to=-0,0',
  'to=91,0&drop=via:9&toggle=ends',
])('`find` answers any route: %s', async (query) => {
  const { status, body } = await answerTo(`/stations/fi-FI/find?${query}`)
  expect(status).toBe(200)
  expect(body.route).toBeDefined()
})

test('`points=1` adds all matches for the map', async () => {
  expect((await answerTo('/stations/fi-FI/find')).body.points).toBeUndefined()
  expect((await answerTo('/stations/fi-FI/find?f=sauna&points=1')).body.points).toEqual([
    ['b', 65.01, 25.47, expect.any(Number), 'St1 Oulu'],
  ])
})

test('an answer for a position is kept only by the visitor’s browser', async () => {
  const near = await answerTo('/stations/fi-FI/find?near=65,25.4')
  const route = await answerTo('/stations/fi-FI/find?from=65,25.4&to=oulu')
  const guessed = await answerTo('/stations/fi-FI/find', {
    cf: { latitude: '65', longitude: '25.4' },
  })
  for (const { cacheControl, body } of [near, route, guessed]) {
    expect(cacheControl).toBe('private, max-age=60')
    expect(body.stations[0]?.station.id).toBe('b')
  }
})

test('known words decide, also when they are more than the stations have', async () => {
  const { body } = await answerTo('/stations/fi-FI/find?q=Leppävesi%20xanadu%20autopesu')
  expect(body).toMatchObject({
    place: { name: 'Leppävesi' },
    leftOut: ['xanadu'],
    services: ['carwash'],
  })
})

test('the limit of searches is that of a network, and not for the locator’s first list', async () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const locator = {
    '/asemahaku': pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator' }] }),
  }
  const { ask } = openSite(
    { ...contentService(locator), [STATIONS_ENDPOINT]: () => Response.json({ stations: TWO }) },
    { STATION_LIMIT: { limit } },
  )
  const from = (ip: string, path: string) => ask(path, { headers: { 'cf-connecting-ip': ip } })
  expect((await from('192.0.2.1', '/stations/fi-FI/find?q=oulu')).status).toBe(429)
  expect((await from('192.0.2.2', '/stations/fi-FI/find?q=oulu')).status).toBe(200)
  for (const [ip, path] of [
    ['192.0.2.1', '/asemahaku'],
    ['192.0.2.2', '/asemahaku?q=oulu'],
  ] as const)
    expect(await (await from(ip, path)).text()).toContain('St1 Oulu')
})

test('`suggest` suggests stations while a visitor types', async () => {
  expect((await answerTo('/stations/fi-FI/suggest?q=oul')).body).toContainEqual(
    expect.objectContaining({ kind: 'station', id: 'b' }),
  )
})
