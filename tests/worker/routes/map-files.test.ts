import { expect, test } from 'vitest'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService } from '../content-service.ts'
import { openSite } from '../site.ts'

const STATIONS = [
  aStation('a', 'St1 Tampere', {
    location: { lat: 61.498, lon: 23.761 },
    address: { street: '', postalCode: '', city: 'Tampere', country: 'FI' },
  }),
  aStation('b', 'St1 Helsinki', { location: { lat: 60.2, lon: 24.8 } }),
  aStation('c', 'St1 Kuopio', {
    location: { lat: 62.89, lon: 27.68 },
    address: { street: '', postalCode: '', city: 'Kuopio', country: 'FI' },
  }),
]
const ROUTE = '/stations/fi-FI/find?from=Tampere&to=Helsinki'
const PICTURE = '/stations/fi-FI/map/a.svg'

function site(variables = {}) {
  return openSite(
    { ...contentService({}), [STATIONS_ENDPOINT]: () => Response.json({ stations: STATIONS }) },
    variables,
  )
}

test('a route follows the roads of the site’s files', async () => {
  const { route } = await (await site().ask(ROUTE)).json<LocatorAnswer>()
  expect(route?.kilometres).toBeGreaterThan(170)
  expect(route?.line.length).toBeGreaterThan(20)
})

test('the picture of a station’s surroundings has roads, numbers and names in the page’s language', async () => {
  const response = await site().ask(PICTURE)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const svg = await response.text()
  expect(svg).toContain('>E12<')
  expect(svg).toContain('>Pirkkala<')
  expect(svg.length).toBeLessThan(20_000)
  expect(await (await site().ask('/stations/sv-SE/map/b.svg')).text()).toContain('>Esbo<')
})

test.each<[string, () => Response | Promise<Response>]>([
  ['missing', () => new Response('Not Found', { status: 404 })],
  ['truncated', () => new Response('{"features":[{')],
  ['empty', () => Response.json({ features: [] })],
  ['not reachable', () => Promise.reject(new TypeError('failed'))],
])(
  'with %s files the list has the stations near both ends, and there is no picture',
  async (_, fetch) => {
    const { ask, logged } = site({ ASSETS: { fetch } })
    const { route, total } = await (await ask(ROUTE)).json<LocatorAnswer>()
    expect([route?.problem, total]).toEqual(['no-roads', 2])
    // no other test stores its picture
    expect((await ask('/stations/fi-FI/map/c.svg')).status).toBe(404)
    expect(logged.filter(({ event }) => event === 'map-not-loaded')).not.toEqual([])
  },
)
