import { afterEach, expect, test, vi } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const STATIONS_ENDPOINT = '/cms-view/v1/stations'
const pages = contentService({ '/': pageResponse('Landing') })
const station = (path: string, country: string) => ({ id: path, name: 'S', path, address: { country } })

function site(...stations: unknown[]) {
  return openSite({ ...pages, [STATIONS_ENDPOINT]: () => Response.json({ stations }) })
}

function entries(xml: string): string[][] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) =>
    [...entry.matchAll(/(?:<loc>|href=")(.*?)(?:<\/loc>|")/g)].map(([, address = '']) => new URL(address).pathname),
  )
}

test('a country’s sitemap has its stations, each with its page on the international site', async () => {
  const { ask, requests } = site(station('/stasjoner/alta', 'NO'))
  expect(entries(await (await ask('/sitemap-no-NO.xml')).text())).toContainEqual([
    '/no-NO/stasjoner/alta',
    '/en-EU/stationsearch/alta',
    '/no-NO/stasjoner/alta',
  ])
  expect(requests.filter(({ url }) => url.includes('alta'))).toEqual([])
})

test('the international sitemap has all stations, each with its page in its own country’s locale', async () => {
  const { ask } = site(station('/stationsearch/alta', 'NO'), station('/stationsearch/umea', 'SE'), station('/stationsearch/salo', 'FI'))
  const found = entries(await (await ask('/sitemap-en-EU.xml')).text())
  expect(found.slice(1)).toEqual([
    ['/en-EU/stationsearch/alta', '/en-EU/stationsearch/alta', '/no-NO/stasjoner/alta'],
    ['/en-EU/stationsearch/umea', '/en-EU/stationsearch/umea', '/sv-SE/hitta-station/umea'],
    ['/en-EU/stationsearch/salo', '/fi-FI/asemahaku/salo', '/en-EU/stationsearch/salo'],
  ])
})

test('a station at an address of another pattern, or of another country, stands alone', async () => {
  const { ask } = site(station('/omat/salo', 'FI'), station('/asemahaku/umea', 'SE'))
  expect(entries(await (await ask('/sitemap-fi-FI.xml')).text()).slice(1)).toEqual([['/fi-FI/omat/salo'], ['/fi-FI/asemahaku/umea']])
})

test('no address comes twice, and a file has 50,000 at most', async () => {
  const many = Array.from({ length: 50_100 }, (_, index) => station(`/asemahaku/${index}`, 'FI'))
  const { ask } = site(station('/', 'FI'), station('/asemahaku/0', 'FI'), ...many)
  const found = (await (await ask('/sitemap-fi-FI.xml')).text()).match(/<loc>[^<]*/g) ?? []
  expect([found.length, new Set(found).size]).toEqual([50_000, 50_000])
})

test.each([
  ['down', () => new Response(null, { status: 500 })],
  ['truncated', () => new Response('{"stations":[{"id":1')],
  ['no list at all', () => Response.json([])],
  ['a list of nothing', () => Response.json({ stations: [null, null] })],
])('while the stations endpoint is %s, the last whole sitemap stays', async (_, broken) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = { ...pages, [STATIONS_ENDPOINT]: () => Response.json({ stations: [station('/asemahaku/salo', 'FI')] }) }
  const { ask } = openSite(answers)
  const whole = await (await ask('/sitemap-fi-FI.xml')).text()
  answers[STATIONS_ENDPOINT] = broken
  vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
  expect(whole).toContain('/asemahaku/salo')
  expect(await (await ask('/sitemap-fi-FI.xml')).text()).toBe(whole)
})
