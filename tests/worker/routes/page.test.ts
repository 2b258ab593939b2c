import { describe, expect, test } from 'vitest'
import {
  articleList,
  contentService,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  redirectPage,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { renderings } from '../renderings.ts'
import { openSite } from '../site.ts'

test('a content page is complete HTML with its state, and strict headers', async () => {
  const { ask } = openSite(contentService({ '/yksityisille': pageResponse('Yksityisille') }))
  const response = await ask('/yksityisille')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const html = await response.text()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fi"/)
  expect(html).toContain('<title>Yksityisille – St1</title>')
  expect(html).toContain('<script id="state" type="application/json">')
})

test('the font is in a Link header for Early Hints, the style sheet is in the document, and scripts come after the visible content', async () => {
  const { ask } = openSite(contentService({ '/x': pageResponse('X') }))
  const response = await ask('/x')
  expect(response.headers.get('link')).toMatch(
    /^<\/assets\/[\w-]+\.woff2>; rel=preload; as=font; crossorigin$/,
  )
  expect(await response.text()).toMatch(
    /<style>.*<div id="root">.*<script type="module" src="\/assets\/entry-client-[\w-]+\.js" fetchPriority="low">/s,
  )
})

test.each(['checkout', 'orderStatus', 'customerPages'])(
  'a page with the block %s is not stored by browsers',
  async (contentType) => {
    const { ask } = openSite(
      contentService({ '/x': pageResponse('X', { body: [{ contentType }] }) }),
    )
    expect((await ask('/x')).headers.get('cache-control')).toBe('no-store')
  },
)

test('layout, page and table are requested together (§2.3)', async () => {
  const asked: string[] = []
  const answers = contentService({})
  const { ask } = openSite({
    [LAYOUT_ENDPOINT]: async () => {
      while (!asked.includes('page')) await new Promise((resolve) => setTimeout(resolve, 1))
      return Response.json({})
    },
    [PAGE_ENDPOINT]: (request) => {
      asked.push('page')
      return answers[PAGE_ENDPOINT]?.(request) ?? Response.error()
    },
  })
  expect((await ask('/x')).status).toBe(404)
})

describe('the order is page, card-list redirect, table redirect (§2.3)', () => {
  const pages = {
    '/both': redirectPage('/from-the-card-list'),
    '/page': pageResponse('Page'),
    '/list': redirectPage('/target'),
  }
  test.each([
    ['a card-list redirect comes before the table', '/both', '/from-the-card-list'],
    ['the table comes before the page', '/page', '/from-the-table'],
    ['the table comes before the 404', '/old', '/from-the-table'],
    ['a table target gets the existing query', '/old?a=1&b=%C3%A4', '/from-the-table?a=1&b=%C3%A4'],
    ['an unusual query is kept', '/old??a=//evil.com&&"<', '/from-the-table??a=//evil.com&&%22%3C'],
    ['the query follows after &', '/query?a=1', '/asemahaku?service=MAIN&a=1'],
    ['the query is added before the hash', '/hash?a=1', '/x?a=1#y'],
    ['a card-list redirect does not get the query', '/list?a=1', '/target'],
    ['a path in another letter case is found', '/OLD', '/from-the-table'],
  ])('%s', async (_, path, location) => {
    const { ask, origin, publish } = openSite(contentService(pages))
    await publish(
      '/both /t\n/page /from-the-table\n/old /from-the-table\n/query /asemahaku?service=MAIN\n/hash /x#y',
    )
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([307, origin + location])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe("targets with http or https are external, others get the locale's prefix (§2.3)", () => {
  test.each([
    ['https://www.st1.se/foretag?x=1', '/old', 'https://www.st1.se/foretag?x=1'],
    ['https://www.st1.se/foretag?x=1', '/old?y=2', 'https://www.st1.se/foretag?x=1&y=2'],
    ['/privat', '/old', '/sv-SE/privat'],
    ['/', '/old?y=2', '/sv-SE?y=2'],
    ['/no-NO/privat', '/old', '/no-NO/privat'],
  ])('%s', async (target, path, expected) => {
    const { ask, origin, publish } = openSite(contentService({}))
    await publish(`/old ${target}`, 'sv-SE')
    const location = (await ask(`/sv-SE${path}`)).headers.get('location')
    expect(location).toBe(new URL(expected, origin).href)
  })
})

describe('a redirect to its own page is ignored and the page is shown', () => {
  const targets = '/x /x/ /fi-FI/x /%78 //x /x?service=MAIN /x#y SITE/x SITE/fi-FI/x/'.split(' ')

  test.each(targets)('%s', async (written) => {
    const pages: Record<string, unknown> = {}
    const { ask, origin } = openSite(contentService(pages))
    pages['/x'] = redirectPage(written.replace('SITE', origin))
    expect((await ask('/x')).status).toBe(200)
  })

  test('a redirect to the same path in another locale works', async () => {
    const { ask, origin } = openSite(contentService({ '/x': redirectPage('/sv-SE/x') }))
    expect((await ask('/x')).headers.get('location')).toBe(`${origin}/sv-SE/x`)
  })
})

describe('an unsafe card-list target is ignored (§5)', () => {
  test.each([
    'javascript:alert(1)',
    '//evil.com',
    '/\\evil.com',
    'https://a@evil.com/',
    'data:text/html,x',
    'https://1.2.3.999/',
  ])('%s', async (url) => {
    const { ask } = openSite(contentService({ '/x': redirectPage(url) }))
    const response = await ask('/x')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
  })
})

test.each([
  ['cannot be read', { getWithMetadata: () => Promise.reject(new Error('KV')) }],
  [
    'is unreadable',
    { getWithMetadata: async () => ({ value: '<!doctype html>', metadata: null }) },
  ],
  ['has no binding', undefined],
])(
  'when the redirect table %s, the page is rendered and the log has one line',
  async (_, REDIRECTS) => {
    const { ask, logged } = openSite(contentService({ '/x': pageResponse('Page') }), { REDIRECTS })
    for (let time = 0; time < 3; time++) expect((await ask('/x')).status).toBe(200)
    expect(logged.filter(({ event }) => String(event).startsWith('redirect'))).toMatchObject([
      { event: 'redirect-table-not-loaded' },
    ])
  },
)

const HEADLINE = {
  id: '1',
  title: 'Headline',
  slug: '/artikkeli/1',
  created: '2026-01-02',
  tags: [],
}
const FOUND = { items: [HEADLINE], total: 1, page: 1, limit: 9 }

test('article lists get their articles, newest first, nine per page (§7)', async () => {
  const block = { contentType: 'cardList', display: { component: 'articleList' }, tags: ['news'] }
  const { ask, requests } = openSite({
    ...contentService({ '/news': pageResponse('News', { body: [block] }) }),
    [SEARCH_ENDPOINT]: () => Response.json({ ...FOUND, total: 30 }),
  })
  const html = await (await ask('/news')).text()
  expect(html).toContain('Headline')
  expect(html, 'the edge writes the date, so that browsers hydrate it without Intl').toContain(
    '"createdText":"2. tammikuuta 2026"',
  )
  const search = requests.find(({ url }) => url.endsWith(SEARCH_ENDPOINT))
  expect(await search?.json()).toEqual({
    page: 1,
    limit: 9,
    filter: { category: 'Article', tags: ['news'] },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  })
})

test('the page of an article gets the newest articles of its first tag, from the same search as a list', async () => {
  const article = { title: 'Story', tags: ['wash', 'news'], created: '2026-01-02' }
  const { ask, requests } = openSite({
    ...contentService({
      '/artikkeli/story': pageResponse('Story', { contentType: 'articlePage', article }),
    }),
    [SEARCH_ENDPOINT]: () => Response.json(FOUND),
  })
  expect(await (await ask('/artikkeli/story')).text()).toContain('Headline')
  const search = requests.find(({ url }) => url.endsWith(SEARCH_ENDPOINT))
  expect(await search?.json()).toMatchObject({ page: 1, limit: 9, filter: { tags: ['wash'] } })
})

test('the page of an article contains only the related articles that it shows, and is not rendered again for other ones', async () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    title: `Headline ${index}`,
    slug: `/artikkeli/${index}`,
  }))
  const { ask } = openSite({
    ...contentService({
      '/artikkeli/story': pageResponse('Story', {
        contentType: 'articlePage',
        article: { title: 'Story' },
      }),
    }),
    [SEARCH_ENDPOINT]: () => Response.json({ items, total: 9 }),
  })
  const html = await (await ask('/artikkeli/story')).text()
  expect(html).toContain('Headline 2')
  expect(html).not.toContain('Headline 4')
  const render = renderings()
  await ask('/artikkeli/story')
  expect(render).not.toHaveBeenCalled()
})

describe('no related articles are searched for an article that shows none', () => {
  const article = { title: 'Story', tags: ['news'] }
  const block = { contentType: 'articleBlock', article }
  test.each<[string, object]>([
    ['under a hero', { article, body: [{ contentType: 'hero', title: 'Hero' }] }],
    ['a block under a hero', { article, body: [{ contentType: 'hero', title: 'Hero' }, block] }],
    ['a block of a standard page', { body: [block] }],
  ])('%s', async (_, content) => {
    const { ask, requests } = openSite(contentService({ '/x': pageResponse('Page', content) }))
    expect(await (await ask('/x')).text()).toContain('Story')
    expect(requests.filter(({ url }) => url.endsWith(SEARCH_ENDPOINT))).toEqual([])
  })
})

test('a page whose article search fails is shown without the articles', async () => {
  const block = { contentType: 'cardList', display: { component: 'articleList' }, tags: ['news'] }
  const { ask } = openSite({
    ...contentService({ '/news': pageResponse('News', { body: [block] }) }),
    [SEARCH_ENDPOINT]: () => new Response('no', { status: 500 }),
  })
  expect((await ask('/news')).status).toBe(200)
})

test('a configured car wash domain is in the state of the page (§2.2)', async () => {
  const domains = { 'fi-FI': 'https://pesu.example.fi' }
  const html = async (variables: object) =>
    (
      await openSite(contentService({ '/x': pageResponse('Page') }), { ...variables }).ask('/x')
    ).text()
  expect(await html({ CAR_WASH_DOMAINS: domains })).toContain(
    `"carWashDomains":${JSON.stringify(domains)}`,
  )
  expect(await html({})).not.toContain('carWashDomains')
})

test('the next page of an article list is a link that works without JavaScript, and each page is cached separately', async () => {
  const { answers, asked } = articleList(13)
  const { ask } = openSite(answers)
  const first = await (await ask('/artikkeli')).text()
  expect(first).toContain('?page=2"')
  const second = await (await ask('/artikkeli?page=2')).text()
  expect(second).toContain('Article of page 2')
  expect(second).not.toContain('Article of page 1')
  expect(await (await ask('/artikkeli?page=1&utm_source=x')).text()).toContain('Article of page 1')
  expect(await (await ask('/artikkeli?utm_source=x&page=2')).text()).toContain('Article of page 2')
  expect(asked).toEqual([1, 2])
})

describe('/article/{slug} leads to the article in each language (§2.2)', () => {
  const ARTICLES = {
    '/artikkeli/x': pageResponse('X'),
    '/artikel/x': pageResponse('X'),
    '/artikkel/x': pageResponse('X'),
  }

  test.each([
    ['/fi-FI/article/x?a=1', '/fi-FI/artikkeli/x?a=1'],
    ['/sv-SE/article/x', '/sv-SE/artikel/x'],
    ['/no-NO/article/x', '/no-NO/artikkel/x'],
    ['/fi-FI/article/x.', '/fi-FI/artikkeli/x'],
  ])('%s → %s', async (asked, location) => {
    const { ask, origin } = openSite(contentService(ARTICLES))
    const response = await ask(asked)
    expect([response.status, response.headers.get('location')]).toEqual([307, origin + location])
  })

  test('an article that the language does not have is not found', async () => {
    expect((await openSite(contentService(ARTICLES)).ask('/fi-FI/article/y')).status).toBe(404)
  })

  test('a page at the path itself is shown', async () => {
    const { ask } = openSite(contentService({ ...ARTICLES, '/article/x': pageResponse('X') }))
    expect((await ask('/fi-FI/article/x')).status).toBe(200)
  })
})

describe('a path with the punctuation of a sentence after it redirects to the page that it names', () => {
  const site = () => openSite(contentService({ '/tietosuoja': pageResponse('Tietosuoja') }))

  test.each(['.', ',', ')', '!', '%20', '%E2%80%9D', ').', ';'])('/tietosuoja%s', async (end) => {
    const { ask, origin } = site()
    const response = await ask(`/tietosuoja${end}?a=1`)
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `${origin}/fi-FI/tietosuoja?a=1`,
    ])
  })

  test('also if only the redirect table has the path', async () => {
    const { ask, origin, publish } = site()
    await publish('/vanha  /tietosuoja')
    expect((await ask('/fi-FI/vanha.')).headers.get('location')).toBe(`${origin}/fi-FI/vanha`)
  })

  test('not if the path without the punctuation does not exist', async () => {
    expect((await site().ask('/muu.')).status).toBe(404)
  })
})
