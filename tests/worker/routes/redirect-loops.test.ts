import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, PAGE_ENDPOINT, pageResponse, redirectPage } from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { openSite, type Site } from '../site.ts'

const HOUR = 60 * 60_000
/** Two pages in sequence take longer than a redirect waits for them. */
const SLOW_MS = 200

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Follows redirects like a browser: returns all paths and the final status. */
async function followed(site: Site, address: string): Promise<{ way: string[]; status: number }> {
  const way = [address]
  for (let hops = 0; hops < 20; hops++) {
    const response = await site.ask(way.at(-1) ?? '')
    const location = response.headers.get('location')
    if (location === null) return { way, status: response.status }
    way.push(location.replace(site.origin, ''))
  }
  throw new Error('ERR_TOO_MANY_REDIRECTS')
}

async function siteOf(
  pages: Record<string, string | object>,
  tables: Record<string, string> = {},
  pageTakesMs = 0,
): Promise<Site> {
  const entries = Object.entries(pages).map(([path, page]) => [
    path,
    typeof page === 'string' ? redirectPage(page) : page,
  ])
  const service = contentService(Object.fromEntries(entries))
  async function slowPage(request: Request): Promise<Response> {
    await scheduler.wait(pageTakesMs)
    return service[PAGE_ENDPOINT]?.(request) ?? new Response(null, { status: 404 })
  }
  const site = openSite({ ...service, ...(pageTakesMs > 0 && { [PAGE_ENDPOINT]: slowPage }) })
  for (const [locale, table] of Object.entries(tables))
    await site.publish(table, locale === 'sv-SE' ? 'sv-SE' : 'fi-FI')
  return site
}

const cuts = ({ logged }: Site) => logged.filter(({ event }) => event === 'redirect-cut')

describe('redirects in a loop show the page where they begin, without ERR_TOO_MANY_REDIRECTS', () => {
  const LOOPS: [name: string, pages: Record<string, string>, tables: Record<string, string>][] = [
    ['two card lists', { '/a': '/b', '/b': '/a' }, {}],
    ['three card lists', { '/a': '/b', '/b': '/c', '/c': '/a' }, {}],
    ['a card list and the table', { '/a': '/b' }, { 'fi-FI': '/b /a' }],
    ['written in other ways', { '/a': '/b/?x=1#y', '/b': '/fi-FI/%61/' }, {}],
    ['in another letter case', { '/a': '/B' }, { 'fi-FI': '/b /a' }],
    ['of two locales', { 'fi-FI /a': '/sv-SE/b' }, { 'sv-SE': '/b /fi-FI/a' }],
  ]

  test.each(LOOPS)('%s', async (_, pages, tables) => {
    const site = await siteOf(pages, tables)
    expect(await followed(site, '/a')).toEqual({ way: ['/a'], status: 200 })
    expect(cuts(site)).toContainEqual({
      level: 'warn',
      event: 'redirect-cut',
      locale: 'fi-FI',
      path: '/a',
      reason: 'loop',
    })
  })

  test('the payload has the same result', async () => {
    const site = await siteOf({ '/a': '/b', '/b': '/a' })
    expect(await (await site.ask('/a/_payload.json')).json()).toMatchObject({
      result: { kind: 'page' },
    })
  })

  test('without a page it is the error page', async () => {
    const site = await siteOf({ '/b': '/old' }, { 'fi-FI': '/old /b' })
    expect(await followed(site, '/old')).toEqual({ way: ['/old'], status: 404 })
    expect(await followed(site, '/b')).toEqual({ way: ['/b'], status: 200 })
  })

  test('a root page that redirects to the root is ignored', async () => {
    const site = openSite(
      contentService({ '/': pageResponse('Landing'), '/start': redirectPage('/') }),
      {
        ROOT_PAGES: { 'fi-FI': '/start' },
      },
    )
    expect(await followed(site, '/')).toEqual({ way: ['/'], status: 200 })
  })

  test('between the domains of two locales', async () => {
    const pages = {
      'fi-FI /a': redirectPage('https://st1.se/b'),
      'sv-SE /b': redirectPage('https://st1.fi/a'),
    }
    const site = openSite(contentService(pages), {
      LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' },
    })
    expect((await site.ask('https://st1.fi/a')).status).toBe(200)
  })

  test('a redirect into a loop leads to the page where the loop is cut', async () => {
    const site = await siteOf({ '/a': '/b', '/b': '/c', '/c': '/b' })
    expect(await followed(site, '/a')).toEqual({ way: ['/a', '/b'], status: 200 })
  })

  test('a fixed loop is a redirect again', async () => {
    const pages: Record<string, unknown> = { '/a': redirectPage('/b'), '/b': redirectPage('/a') }
    const site = openSite(contentService(pages))
    expect((await site.ask('/a')).status).toBe(200)
    pages['/b'] = pageResponse('B')
    vi.setSystemTime(Date.now() + 2 * HOUR)
    expect((await followed(site, '/a')).way).toEqual(['/a', '/b'])
  })
})

describe('loops are cut when a visitor meets them', () => {
  test.each([
    ['a rule to itself', '/a /a'],
    ['a rule to itself with a query and a hash', '/a /a?x=1#y'],
    ['a rule to itself with the locale in front', '/a /fi-fi/a'],
    ['two rules', '/a /b\n/b /a'],
    ['three rules', '/a /b\n/b /c\n/c /a'],
    [
      'a chain longer than browsers follow',
      ['/a /0', ...Array.from({ length: 30 }, (_, n) => `/${n} /${n + 1}`)].join('\n'),
    ],
  ])('%s', async (_, table) => {
    const site = await siteOf({}, { 'fi-FI': table })
    expect(await followed(site, '/a')).toEqual({ way: ['/a'], status: 404 })
  })

  test('also with a slow content service, by the table alone', async () => {
    const { passTime } = fakeClock()
    const site = await siteOf({}, { 'fi-FI': '/a /b\n/b /c\n/c /a' }, SLOW_MS)
    for (const path of ['/a', '/c'])
      expect(await passTime(followed(site, path))).toEqual({ way: [path], status: 404 })
  })

  test('a rule to itself in another letter case', async () => {
    const site = await siteOf({}, { 'fi-FI': '/a /A/' })
    expect(await followed(site, '/a')).toEqual({ way: ['/a', '/A/', '/A'], status: 404 })
  })

  test('a rule into a loop redirects to its target, where the loop is cut', async () => {
    const site = await siteOf({}, { 'fi-FI': '/a /b\n/b /c\n/c /b' })
    expect(await followed(site, '/a')).toEqual({ way: ['/a', '/b'], status: 404 })
    for (const path of ['/b', '/c'])
      expect(await followed(site, path)).toEqual({ way: [path], status: 404 })
  })

  test('a chain is followed one redirect at a time', async () => {
    const site = await siteOf({}, { 'fi-FI': '/a /b\n/b /c' })
    expect((await followed(site, '/a')).way).toEqual(['/a', '/b', '/c'])
  })
})

describe('a chain of redirects', () => {
  const chain = (hops: number) =>
    Object.fromEntries(Array.from({ length: hops }, (_, at) => [`/${at}`, `/${at + 1}`]))

  test('is followed one by one, with the query, up to five redirects', async () => {
    const site = await siteOf({ ...chain(4), '/5': pageResponse('End') }, { 'fi-FI': '/4 /5?x=1' })
    expect(await followed(site, '/0')).toEqual({
      way: ['/0', '/1', '/2', '/3', '/4', '/5?x=1'],
      status: 200,
    })
    expect(cuts(site)).toEqual([])
  })

  test.each([
    ['of card lists', chain(6), ''],
    ['of card lists and the table', chain(5), '/5 /6'],
    [
      'of the table',
      {},
      Object.entries(chain(6))
        .map((rule) => rule.join(' '))
        .join('\n'),
    ],
  ])(
    'of more than five redirects, %s, is cut at the start, and logged',
    async (_, pages, table) => {
      const site = await siteOf({ ...pages, '/6': pageResponse('End') }, { 'fi-FI': table })
      expect((await followed(site, '/0')).way).toEqual(['/0'])
      expect(cuts(site)).toContainEqual(expect.objectContaining({ path: '/0', reason: 'too-long' }))
      expect((await followed(site, '/1')).way.at(-1)).toBe('/6')
    },
  )

  test('is also cut with slow pages, as far as the table shows it', async () => {
    const rules = Object.entries(chain(6)).map((rule) => rule.join(' '))
    const { passTime } = fakeClock()
    const site = await siteOf({}, { 'fi-FI': rules.join('\n') }, SLOW_MS)
    expect((await passTime(followed(site, '/0'))).way).toEqual(['/0'])
  })

  test('ends where it leaves the site', async () => {
    const site = await siteOf({ '/a': 'https://www.example.com/a' })
    expect((await site.ask('/a')).headers.get('location')).toBe('https://www.example.com/a')
    expect(site.requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))).toHaveLength(1)
  })

  test('is checked once a minute, not for every visitor', async () => {
    const site = await siteOf({ '/a': '/b', '/b': pageResponse('B') })
    const askedForB = () => site.requests.filter(({ url }) => url.endsWith('path=%2Fb')).length
    for (let visit = 0; visit < 3; visit++) await site.ask('/a')
    expect(askedForB()).toBe(1)
  })
})
