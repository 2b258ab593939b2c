import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { contentService, LAYOUT, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse, redirectPage, SEARCH_ENDPOINT } from '../content-service.ts'
import { openSite } from '../site.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const item = (url: string, children: object[] = []) => ({ id: url, url, text: url, children, visibleInNavigation: false })
const layout = {
  ...LAYOUT,
  navigation: [item('/a', [item('/a/b?x=1')]), item('/hidden'), item('/list'), item('https://else.test/'), item('/gone'), item('/%C3%A4&')],
}
const pages = {
  '/': pageResponse('Landing', {}, { 'sv-SE': '/', 'fi-FI': '/' }),
  '/a': pageResponse('A', {}, { 'sv-SE': '/s"a', 'en-EU': '/e' }),
  '/a/b': pageResponse('B'),
  '/hidden': pageResponse('H', { noIndex: true }),
  '/list': redirectPage('/x'),
  '/ä&': pageResponse('Ä'),
  '/artikkeli/1': pageResponse('Article'),
}
const articles = () =>
  Response.json({ items: [{ id: '1', title: 'T', slug: '/artikkeli/1', created: '2026-01-01', tags: [] }], total: 1, page: 1, limit: 9 })
const service = { ...contentService(pages, layout), [SEARCH_ENDPOINT]: articles }

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

test("/sitemap.xml is the index of the four locales' sitemaps (§2.1)", async () => {
  const { ask, origin } = openSite({})
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(locations(await response.text())).toEqual(LOCALE_CODES.map((locale) => `${origin}/sitemap-${locale}.xml`))
})

test("each locale's sitemap is on its own domain where it has one", async () => {
  const { ask } = openSite(service, { LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' } })
  expect(locations(await (await ask('https://st1.fi/sitemap.xml')).text())).toContain('https://st1.se/sitemap-sv-SE.xml')
  expect(await (await ask('https://st1.fi/sitemap-fi-FI.xml')).text()).toContain(
    '<loc>https://st1.fi/a</loc><xhtml:link rel="alternate" hreflang="fi" href="https://st1.fi/a"/>',
  )
})

test("a locale's sitemap has the landing page, the navigation's pages and the articles, not those that are noIndex, gone or redirects", async () => {
  const { ask, origin } = openSite(service)
  const xml = await (await ask('/sitemap-fi-FI.xml')).text()
  expect(locations(xml)).toEqual(['', '/a', '/a/b', '/%C3%A4%26', '/artikkeli/1'].map((path) => `${origin}/fi-FI${path}`))
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="sv" href="${origin}/sv-SE/s%22a"/>`)
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${origin}/en-EU/e"/>`)
})

test('the pages are asked for once, whatever host asks', async () => {
  const { ask, requests, origin } = openSite(service)
  await ask('/sitemap-fi-FI.xml')
  const asked = requests.length
  const other = await (await ask(`http://other.${new URL(origin).host}/sitemap-fi-FI.xml`)).text()
  expect(requests).toHaveLength(asked)
  expect(locations(other)[1]).toBe(`http://other.${new URL(origin).host}/fi-FI/a`)
})

describe('an outage is no empty sitemap', () => {
  const down = () => new Response(null, { status: 500 })

  test('with nothing known it is 503, not 500 and not 200', async () => {
    const { ask } = openSite({ [PAGE_ENDPOINT]: down, [LAYOUT_ENDPOINT]: down, [SEARCH_ENDPOINT]: down })
    const response = await ask('/sitemap-fi-FI.xml')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  })

  test('the last whole one stays while pages are missing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers = { ...service }
    const { ask } = openSite(answers)
    const whole = await (await ask('/sitemap-fi-FI.xml')).text()
    answers[SEARCH_ENDPOINT] = down
    vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
    expect(await (await ask('/sitemap-fi-FI.xml')).text()).toBe(whole)
  })

  test('part of one is given when there never was a whole one, and what is missing is asked for again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers = { ...service, [SEARCH_ENDPOINT]: down }
    const { ask } = openSite(answers)
    expect(locations(await (await ask('/sitemap-fi-FI.xml')).text())).toHaveLength(4)
    answers[SEARCH_ENDPOINT] = articles
    vi.setSystemTime(Date.now() + 61_000)
    await ask('/sitemap-fi-FI.xml')
    expect(locations(await (await ask('/sitemap-fi-FI.xml')).text())).toHaveLength(5)
  })
})

test.each(['/sitemap-xx.xml', '/sitemap-fi-fi.xml', '/sitemap-__proto__.xml', '/sitemap-fi-FI/x.xml'])('there is no %s', async (path) => {
  expect((await openSite(service).ask(path)).status).toBe(404)
})

test('robots.txt names the sitemap and keeps robots out of previews', async () => {
  const { ask, origin } = openSite({})
  const text = await (await ask('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text).toContain('Disallow: /preview/')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
