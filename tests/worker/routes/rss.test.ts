import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, SEARCH_ENDPOINT } from '../content-service.ts'
import { type Answer, openSite } from '../site.ts'

const NOW = Date.UTC(2026, 10, 21, 13)
const HOUR = 3_600_000

beforeEach(() => void vi.setSystemTime(NOW))
afterEach(() => void vi.useRealTimers())

const ARTICLE = {
  id: 'a',
  title: 'Hyvää & <parempaa> "huomenta"\u0007',
  slug: '/artikkeli/aamu päivä?x=1#y',
  created: '2026-08-20T05:00:00+03:00',
  tags: ['uutiset', 'a&b'],
  summary: 'Kaikki ]]> hyvin',
}

function openFeed(items: unknown[] = [ARTICLE], variables = {}) {
  const answers: Record<string, Answer> = {
    ...contentService({}),
    [SEARCH_ENDPOINT]: () => Response.json({ items, total: items.length, page: 1 }),
  }
  return { answers, ...openSite(answers, variables) }
}

test('the feed of a locale is RSS 2.0 with its newest articles: escaped, with RFC 822 dates and permanent addresses', async () => {
  const { ask, origin, requests } = openFeed()
  const response = await ask('/rss-fi-FI.xml')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const xml = await response.text()
  const address = `${origin}/fi-FI/artikkeli/aamu%20p%C3%A4iv%C3%A4`
  expect(xml).toContain(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
  )
  expect(xml).toContain(
    `<atom:link href="${origin}/rss-fi-FI.xml" rel="self" type="application/rss+xml"/>`,
  )
  expect(xml).toContain('<language>fi</language>')
  expect(xml).toContain('<item><title>Hyvää &#38; &#60;parempaa&#62; &#34;huomenta&#34;</title>')
  expect(xml).toContain(`<link>${address}</link><guid isPermaLink="true">${address}</guid>`)
  expect(xml).toContain('<pubDate>Thu, 20 Aug 2026 02:00:00 GMT</pubDate>')
  expect(xml).toContain('<category>uutiset</category><category>a&#38;b</category>')
  expect(xml).toContain('<description>Kaikki ]]&#62; hyvin</description>')
  expect(await requests[0]?.json()).toMatchObject({
    page: 1,
    limit: 30,
    filter: { category: 'Article', tags: [] },
    sort: { sortDirection: 'desc' },
  })
})

test('on a locale’s own domain addresses have no prefix', async () => {
  const { ask } = openFeed([ARTICLE], { LOCALE_DOMAINS: { 'st1.fi': 'fi-FI' } })
  const xml = await (await ask('http://st1.fi/rss-fi-FI.xml')).text()
  expect(xml).toContain('<guid isPermaLink="true">http://st1.fi/artikkeli/')
  expect(xml).toContain('href="http://st1.fi/rss-fi-FI.xml"')
})

test('an article without date, summary and topics is an item without them', async () => {
  const xml = await (await openFeed([{ title: 'X', slug: '/x' }]).ask('/rss-en-EU.xml')).text()
  expect(xml).toMatch(
    /<item><title>X<\/title>\s*<link>[^<]*<\/link><guid isPermaLink="true">[^<]*<\/guid><\/item>/,
  )
})

test.each(['/rss-xx-XX.xml', '/rss-.xml', '/rss-__proto__.xml', '/rss-fi-FI'])(
  '%s is not a feed',
  async (path) => {
    expect((await openFeed().ask(path)).status).toBe(404)
  },
)

describe('while the content service is down', () => {
  test('the last good feed is sent', async () => {
    const { ask, answers } = openFeed()
    await ask('/rss-fi-FI.xml')
    answers[SEARCH_ENDPOINT] = () => new Response(null, { status: 500 })
    vi.setSystemTime(NOW + 30 * HOUR)
    const response = await ask('/rss-fi-FI.xml')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<item>')
  })
})
