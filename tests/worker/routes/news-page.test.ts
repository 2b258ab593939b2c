import { expect, test } from 'vitest'
import { contentService, pageResponse, SEARCH_ENDPOINT } from '../content-service.ts'
import { type Answer, openSite } from '../site.ts'

const LIST = {
  contentType: 'cardList',
  title: 'Tiedotteet',
  display: { component: 'newsList' },
  tags: ['tiedotteet'],
}
const NEWS = [
  ['a', '2026-08-20', 'lataus'],
  ['b', '2026-01-20', 'ruoka'],
  ['c', '2025-05-20', 'lataus'],
].map(([id = '', day, topic]) => ({
  id,
  title: `Tiedote ${id}`,
  slug: `/artikkeli/${id}`,
  created: `${day}T08:00:00Z`,
  tags: ['tiedotteet', topic],
}))

interface Asked {
  filter: { year?: number; topic?: string }
}

const narrows: Answer = async (request) => {
  const { filter } = await request.json<Asked>()
  const items = NEWS.filter(({ created, tags }) => {
    return (
      (!filter.year || created.startsWith(String(filter.year))) &&
      (!filter.topic || tags.includes(filter.topic))
    )
  })
  return Response.json({
    items,
    total: items.length,
    page: 1,
    limit: 20,
    years: [2026, 2025],
    topics: ['lataus', 'ruoka'],
  })
}

function openNews(search: Answer = narrows) {
  const site = openSite({
    ...contentService({ '/tiedotteet': pageResponse('Tiedotteet', { body: [LIST] }) }),
    [SEARCH_ENDPOINT]: search,
  })
  const rows = async (query: string) => {
    const html = await (await site.ask(`/tiedotteet${query}`)).text()
    return [...html.matchAll(/class="news-link[^"]*"[^>]*>([^<]*)/g)]
      .map(([, title]) => title)
      .join(', ')
  }
  const searches = () => site.requests.filter(({ url }) => url.endsWith(SEARCH_ENDPOINT)).length
  return { ...site, rows, searches }
}

test.each([
  ['', 'Tiedote a, Tiedote b, Tiedote c'],
  ['?year=2026', 'Tiedote a, Tiedote b'],
  ['?topic=lataus', 'Tiedote a, Tiedote c'],
  ['?year=2025&topic=lataus', 'Tiedote c'],
  ['?year=2025&topic=ruoka', ''],
])('the address %j shows the news %s', async (query, titles) => {
  expect(await openNews().rows(query)).toBe(titles)
})

test('a year or topic without news causes no search, and other parameters are ignored', async () => {
  const { rows, searches } = openNews()
  for (const query of [
    '',
    '?year=1999',
    '?year=2026x',
    '?topic=%3Cscript%3E',
    '?topic=',
    '?tag=lataus',
    '?utm_source=x',
  ])
    expect(await rows(query)).toBe('Tiedote a, Tiedote b, Tiedote c')
  expect(searches()).toBe(1)
  await rows('?year=2026')
  await rows('?year=2026&utm_source=x')
  expect(searches()).toBe(2)
})

test('each news item has date, title and topic; the current choice is marked, and links lead to the list', async () => {
  const { ask } = openNews()
  const html = await (await ask('/tiedotteet?year=2026')).text()
  expect(html).toContain('<time dateTime="2026-08-20T08:00:00Z">20. elokuuta 2026</time>')
  expect(html).toContain('<span class="news-topic ui-capital">lataus</span>')
  expect(html).toContain(
    '<a class="news-choice ui-chip ui-capital" aria-current="true" href="/fi-FI/tiedotteet?year=2026#news-page">2026</a>',
  )
  expect(html).toContain('href="/fi-FI/tiedotteet?year=2026&amp;topic=ruoka#news-page"')
})

test('a year and a topic without articles name the choice and lead to all years', async () => {
  const { ask } = openNews(() =>
    Response.json({
      items: [],
      total: 0,
      page: 1,
      limit: 20,
      years: [2026, 2025],
      topics: ['lataus', 'ruoka'],
    }),
  )
  const html = await (await ask('/tiedotteet?year=2025&topic=lataus')).text()
  expect(html.replaceAll('<!-- -->', '')).toContain(
    'Ei artikkeleita · 2025 · <span class="ui-capital">lataus</span>',
  )
  expect(html).toContain(
    '<a class="ui-button ui-button-small" href="/fi-FI/tiedotteet?topic=lataus#news-page">Kaikki vuodet</a>',
  )
})

test('without years and topics from the service the list has no filters', async () => {
  const { ask, rows } = openNews(() => Response.json({ items: NEWS, total: 3, page: 1, limit: 20 }))
  expect(await rows('?year=2026&topic=lataus')).toBe('Tiedote a, Tiedote b, Tiedote c')
  expect(await (await ask('/tiedotteet')).text()).not.toContain('news-filter')
})

test('a failed search shows a sentence and a link to try again', async () => {
  const { ask } = openNews(() => new Response(null, { status: 500 }))
  const response = await ask('/tiedotteet')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Luetteloa ei voi näyttää juuri nyt')
})

test('a page with news has the feed of its language, in the head and as a visible link; other pages do not', async () => {
  const { ask, origin } = openNews()
  const html = await (await ask('/tiedotteet')).text()
  expect(html).toContain(
    `<link rel="alternate" type="application/rss+xml" title="St1 – uutiset" href="${origin}/rss-fi-FI.xml"/>`,
  )
  expect(html).toMatch(/<a class="content-link" href="\/rss-fi-FI\.xml"/)
  expect(await (await ask('/muu')).text()).not.toContain('rss+xml')
})
