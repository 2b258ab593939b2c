import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, PAGE_ENDPOINT } from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { shownHtml } from '../shown-html.ts'
import { openSite, type Answer } from '../site.ts'

const START = new Date('2026-11-21T10:00:00Z')
const HOUR = 60 * 60_000
const OPEN_NOW = [
  { date: '2026-11-21', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] },
]

const stationAt = (id: string, lat: number) =>
  aStation(id, `St1 ${id}`, { location: { lat, lon: 25 }, openingHours: OPEN_NOW })
const HERE = stationAt('here', 60)
const ALL = [HERE, ...[7, 2, 6, 1, 5, 3].map((far) => stationAt(`away ${far}`, 60 + far / 10))]
const LIST: Answer = () => Response.json({ stations: ALL })
const AROUND = ['St1 away 1', 'St1 away 2', 'St1 away 3', 'St1 away 5', 'St1 away 6']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START)
})
afterEach(() => void vi.useRealTimers())

function stationSite(stations: Answer = LIST, station: object = HERE) {
  const content = {
    slug: '/s',
    title: 'Asema',
    body: [{ contentType: 'stationMap' }],
    contentType: 'stationPage',
    station,
  }
  const page = { localizedPagePaths: {}, content }
  const answers: Record<string, Answer> = {
    ...contentService({ '/asemahaku/here': page, '/asemahaku/other': page }),
    [STATIONS_ENDPOINT]: stations,
  }
  return { site: openSite(answers), answers }
}

function rowsIn(html: string): string[][] {
  const rows = html.matchAll(
    /station-nearest-name[^"]*"[^>]*>([^<]*).*?station-nearest-distance">([^<]*)/gs,
  )
  return [...rows].map(([, ...row]) => row)
}

const namesIn = (html: string) => rowsIn(html).map(([name]) => name)

test('the HTML of a station page has the five nearest stations with their distance, sorted, without the station itself', async () => {
  const rows = rowsIn(await shownHtml(stationSite().site.ask('/asemahaku/here')))
  expect(rows.map(([name]) => name)).toEqual(AROUND)
  expect(rows[0]).toEqual(['St1 away 1', '11\u00a0km'])
})

test('the hours of nearby stations are in the state, so that the browser corrects their status', async () => {
  const response = await stationSite().site.ask('/asemahaku/here')
  expect((await response.text()).match(/"startTime":"06:00:00"/g)).toHaveLength(1 + AROUND.length)
})

test('the payload has them too', async () => {
  const response = await stationSite().site.ask('/asemahaku/here/_payload.json')
  const { result } = await response.json<{
    result: { page: { content: { body: { nearest: { name: string }[] }[] } } }
  }>()
  expect(result.page.content.body[0]?.nearest.map(({ name }) => name)).toEqual(AROUND)
})

test.each([
  ['down', () => new Response(null, { status: 503 })],
  ['missing', () => new Response(null, { status: 404 })],
  ['truncated', () => new Response('{"stations":[{"id":"a","na')],
] satisfies [string, Answer][])(
  'with a stations endpoint that is %s, the page has a link to the locator instead',
  async (_, broken) => {
    const response = await stationSite(broken).site.ask('/asemahaku/here')
    const html = await shownHtml(response)
    expect([response.status, namesIn(html)]).toEqual([200, []])
    expect(html).toContain('href="/fi-FI/asemahaku?service=MAIN&amp;near=60,25"')
  },
)

async function after(ms: number, response: Response): Promise<Response> {
  await scheduler.wait(ms)
  return response
}

test('a page does not wait for a slow list, and the next page has it', async () => {
  const { passTime } = fakeClock()
  const { site } = stationSite(() => after(1_500, Response.json({ stations: ALL })))
  expect(namesIn(await shownHtml(passTime(site.ask('/asemahaku/here'))))).toEqual([])
  expect(namesIn(await shownHtml(site.ask('/asemahaku/other')))).toEqual(AROUND)
})

test('a page without nearby stations gets them as soon as there is a list', async () => {
  const { site, answers } = stationSite(() => new Response(null, { status: 503 }))
  await site.ask('/asemahaku/here')
  answers[STATIONS_ENDPOINT] = LIST
  expect(namesIn(await shownHtml(site.ask('/asemahaku/here')))).toEqual(AROUND)
})

test.each([
  ['down', () => new Response(null, { status: 503 })],
  ['slow', () => after(1_500, new Response(null, { status: 503 }))],
] satisfies [string, Answer][])(
  'while the stations endpoint is %s, the list of hours ago is used',
  async (_, broken) => {
    const { passTime } = fakeClock()
    const { site, answers } = stationSite()
    await site.ask('/asemahaku/here')
    answers[STATIONS_ENDPOINT] = broken
    vi.setSystemTime(START.getTime() + 3 * HOUR)
    expect(namesIn(await shownHtml(passTime(site.ask('/asemahaku/other'))))).toEqual(AROUND)
  },
)

test('the list is fetched once for all pages, and not for a station without a location', async () => {
  const asked = ({ requests }: { requests: Request[] }) =>
    requests.filter(({ url }) => url.endsWith(STATIONS_ENDPOINT)).length
  const { site } = stationSite()
  for (const address of ['/asemahaku/here', '/asemahaku/other', '/asemahaku/here/_payload.json'])
    await site.ask(address)
  expect(asked(site)).toBe(1)
  const nowhere = stationSite(LIST, aStation('here', 'St1 here', { location: null })).site
  await nowhere.ask('/asemahaku/here')
  expect(asked(nowhere)).toBe(0)
})

test('a new list changes the nearby stations of an unchanged page', async () => {
  const { site, answers } = stationSite()
  await site.ask('/asemahaku/here')
  answers[STATIONS_ENDPOINT] = () => Response.json({ stations: [HERE, stationAt('new', 60.01)] })
  vi.setSystemTime(START.getTime() + 3 * HOUR)
  expect(namesIn(await shownHtml(site.ask('/asemahaku/here')))).toEqual(['St1 new'])
  expect(site.requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))).toHaveLength(2)
})
