import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { STATIONS_ENDPOINT } from '../a-station.ts'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { type Answer, openSite } from '../site.ts'

afterEach(() => void vi.useRealTimers())

const item = (url: string, children: object[] = []) => ({
  id: url,
  url,
  text: url,
  children,
  visibleInNavigation: false,
})
const layout = {
  ...LAYOUT,
  navigation: [
    item('/a', [item('/a/b?x=1')]),
    item('/a'),
    item('https://else.test/'),
    item('/%C3%A4&'),
  ],
}
const articles = () =>
  Response.json({
    items: [{ id: '1', title: 'T', slug: '/artikkeli/1', created: '2026-01-01', tags: [] }],
    total: 1,
    page: 1,
    limit: 9,
  })
const stations = () =>
  Response.json({
    stations: [{ id: '1', name: 'S', path: '/asemahaku/salo', address: { country: 'FI' } }],
  })
const service: Record<string, Answer> = {
  ...contentService({}, layout),
  [SEARCH_ENDPOINT]: articles,
  [STATIONS_ENDPOINT]: stations,
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

test("/sitemap.xml is the index of the four locales' sitemaps (§2.1)", async () => {
  const { ask, origin } = openSite({})
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(locations(await response.text())).toEqual(
    LOCALE_CODES.map((locale) => `${origin}/sitemap-${locale}.xml`),
  )
})

test('each sitemap is on the domain of its locale, if there is one', async () => {
  const { ask } = openSite(service, { LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' } })
  expect(locations(await (await ask('https://st1.fi/sitemap.xml')).text())).toContain(
    'https://st1.se/sitemap-sv-SE.xml',
  )
  expect(locations(await (await ask('https://st1.fi/sitemap-fi-FI.xml')).text())).toContain(
    'https://st1.fi/a',
  )
})

test("a locale's sitemap has the landing page, the pages of the navigation, the articles and the stations, each once", async () => {
  const { ask, origin, requests } = openSite(service)
  const paths = ['', '/a', '/a/b', '/%C3%A4%26', '/artikkeli/1', '/asemahaku/salo']
  expect(locations(await (await ask('/sitemap-fi-FI.xml')).text())).toEqual(
    paths.map((path) => `${origin}/fi-FI${path}`),
  )
  expect(
    requests.filter(({ url }) => url.includes(PAGE_ENDPOINT)),
    'no page is fetched',
  ).toEqual([])
})

describe('an outage does not yield an empty sitemap', () => {
  const down = () => new Response(null, { status: 500 })

  test.each([
    ['layout', LAYOUT_ENDPOINT],
    ['articles', SEARCH_ENDPOINT],
    ['stations', STATIONS_ENDPOINT],
  ])('the last complete sitemap stays while the %s cannot be loaded', async (_, endpoint) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers = { ...service }
    const { ask } = openSite(answers)
    const whole = await (await ask('/sitemap-fi-FI.xml')).text()
    answers[endpoint] = down
    vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
    expect(await (await ask('/sitemap-fi-FI.xml')).text()).toBe(whole)
  })

  test('if one list was never loaded it has the other lists, and is cached for a minute', async () => {
    const answers = { ...service, [SEARCH_ENDPOINT]: down }
    const { ask } = openSite(answers)
    const response = await ask('/sitemap-fi-FI.xml')
    expect(locations(await response.text())).toHaveLength(5)
    expect(response.headers.get('cache-control')).toContain('max-age=60')
    answers[SEARCH_ENDPOINT] = articles
    expect(locations(await (await ask('/sitemap-fi-FI.xml')).text())).toHaveLength(6)
  })
})

test('a file has 50,000 addresses at most', { tags: ['thorough'] }, async () => {
  const many = Array.from({ length: 50_100 }, (_, index) => ({
    id: `${index}`,
    name: 'S',
    path: `/asemahaku/${index}`,
    address: { country: 'FI' },
  }))
  const { ask } = openSite({
    ...service,
    [STATIONS_ENDPOINT]: () => Response.json({ stations: many }),
  })
  expect(locations(await (await ask('/sitemap-fi-FI.xml')).text())).toHaveLength(50_000)
})

test.each([
  '/sitemap-xx.xml',
  '/sitemap-fi-fi.xml',
  '/sitemap-__proto__.xml',
  '/sitemap-fi-FI/x.xml',
])('there is no %s', async (path) => {
  expect((await openSite(service).ask(path)).status).toBe(404)
})

test('robots.txt has the sitemap and disallows previews', async () => {
  const { ask, origin } = openSite({})
  const text = await (await ask('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text).toContain('Disallow: /preview/')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
