import { describe, expect, test } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  redirectPage,
  SEARCH_ENDPOINT,
} from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { hangsForGood, openSite } from '../site.ts'

const DOMAINS = { LOCALE_DOMAINS: { 'st1.fi': 'fi-FI', 'st1.com': 'en-EU', 'st1.se': 'sv-SE' } }

const everywhere = contentService({ '/': pageResponse('Landing'), '/x': pageResponse('Page') })

async function langOf(response: Response): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await response.text())?.[1]
}

describe('on a host bound to a locale the host decides, and a prefix redirects to the address of its locale', () => {
  test.each([
    ['https://st1.fi/sv-SE/x?a=1', 'https://st1.se/x?a=1'],
    ['https://st1.fi/fi-FI/x?a=1', 'https://st1.fi/x?a=1'],
    ['https://st1.fi/fi-FI', 'https://st1.fi/'],
    ['https://st1.fi/FI-fi/x', 'https://st1.fi/x'],
    ['https://st1.fi/%66i-FI/x', 'https://st1.fi/x'],
    ['https://st1.fi/fi-FI%2Fx', 'https://st1.fi/x'],
    ['https://st1.fi/sv-SE', 'https://st1.se/'],
    ['https://st1.fi/preview/sv-SE/x', 'https://st1.se/preview/x'],
    ['https://st1.fi/fi-FI/preview', 'https://st1.fi/preview'],
    // Norway has no domain here: the host decides
    ['https://st1.fi/no-NO/x', 'https://st1.fi/x'],
    ['https://st1.fi/fi-FI/%C3%A4?q=%C3%A4', 'https://st1.fi/%C3%A4?q=%C3%A4'],
    ['https://st1.fi/fi-FI/a%3Fb', 'https://st1.fi/a%3Fb'],
  ])('%s → %s', async (address, location) => {
    const response = await openSite(everywhere, DOMAINS).ask(address)
    expect([response.status, response.headers.get('location')]).toEqual([307, location])
  })
})

test('a bound host ignores cookie and Accept-Language, and its links have no prefix', async () => {
  const response = await openSite(everywhere, DOMAINS).ask('https://st1.se/x', {
    headers: { cookie: 'st1_locale=no-NO', 'accept-language': 'en' },
  })
  const html = await response.text()
  expect(html).toContain('<html lang="sv"')
  expect(html).not.toContain('href="/sv-SE')
})

describe('the links of a page keep its language, even if another tab changes the cookie', () => {
  test.each([
    ['/x', '', '/fi-FI'],
    ['/fi-FI/x', 'st1_locale=sv-SE', '/fi-FI'],
    ['/x', 'st1_locale=sv-SE', '/sv-SE'],
  ])('every link of %s with cookie "%s" begins with %s', async (path, cookie, prefix) => {
    const html = await (await openSite(everywhere).ask(path, { headers: { cookie } })).text()
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"(?! hrefLang)/g)].map(
      ([, href]) => href,
    )
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !href?.startsWith(prefix))).toEqual([])
  })

  test('a payload without prefix has the locale of the tab that requests it', async () => {
    const { ask } = openSite(everywhere)
    const headers = { cookie: 'st1_locale=sv-SE', 'x-st1-locale': 'no-NO' }
    expect(await (await ask('/_payload.json', { headers })).json()).toMatchObject({
      addressing: { locale: 'no-NO', prefix: '/no-NO' },
    })
  })

  test.each([
    ['/vanha', '/uusi'],
    ['/fi-FI/vanha', '/fi-FI/uusi'],
    ['/kampanja', '/x'],
    ['/fi-FI/kampanja', '/fi-FI/x'],
  ])(
    'a redirect has a prefix if the requested address has one: %s → %s',
    async (path, location) => {
      const { ask, origin, publish } = openSite(contentService({ '/kampanja': redirectPage('/x') }))
      await publish('/vanha  /uusi')
      expect((await ask(path)).headers.get('location')).toBe(origin + location)
    },
  )
})

test('www. of a bound host redirects to the host without www.', async () => {
  const { ask } = openSite(everywhere, { LOCALE_DOMAINS: { 'www.st1.se': 'sv-SE' } })
  expect((await ask('https://www.st1.se/x')).headers.get('location')).toBe('https://st1.se/x')
  expect(await langOf(await ask('https://st1.se/x'))).toBe('sv')
})

describe("on any other host the prefix decides, then the cookie, then the browser's languages, then fi-FI (§4)", () => {
  test.each([
    ['/sv-SE/x', 'st1_locale=no-NO', 'en', 'sv'],
    ['/x', 'st1_locale=no-NO', 'en', 'nb'],
    ['/x', 'other=1; st1_locale=sv-SE', undefined, 'sv'],
    ['/x', 'st1_locale=xx-XX', 'sv-SE', 'sv'],
    ['/x', '', 'en-GB,en;q=0.9', 'en'],
    ['/x', '', 'en-GB, sv-SE;q=0.8', 'sv'],
    ['/x', '', 'nb-NO,nb;q=0.9,en;q=0.8', 'nb'],
    ['/x', '', 'de', 'fi'],
    ['/x', '', undefined, 'fi'],
  ])(
    '%s, cookie "%s", Accept-Language %s → lang="%s"',
    async (path, cookie, acceptLanguage, lang) => {
      const headers: Record<string, string> = {
        cookie,
        ...(acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }),
      }
      expect(await langOf(await openSite(everywhere).ask(path, { headers }))).toBe(lang)
    },
  )
})

test('the locale is kept in the cookie named by configuration for 365 days, path /, SameSite lax (§3)', async () => {
  const { ask } = openSite(everywhere, { LOCALE_COOKIE: 'kieli' })
  const cookie = (await ask('/sv-SE/x')).headers.get('set-cookie') ?? ''
  expect(cookie.split('; ').toSorted()).toEqual([
    'Max-Age=31536000',
    'Path=/',
    'SameSite=Lax',
    'kieli=sv-SE',
  ])
})

test('a host that is bound to a locale sets no cookie', async () => {
  const { ask } = openSite(everywhere, { LOCALE_DOMAINS: { 'st1.se': 'sv-SE' } })
  expect((await ask('https://st1.se/x')).headers.getSetCookie()).toEqual([])
})

test('the cookie is also set with a cached page, and not set again when it is correct', async () => {
  const { ask } = openSite(everywhere)
  const [first, copy, right, wrong] = [
    await ask('/x'),
    await ask('/x'),
    await ask('/x', { headers: { cookie: 'a=b; st1_locale=fi-FI' } }),
    await ask('/sv-SE/x', { headers: { cookie: 'st1_locale=fi-FI' } }),
  ]
  expect(first.headers.getSetCookie()).toHaveLength(1)
  expect(copy.headers.getSetCookie()).toHaveLength(1)
  expect(right.headers.getSetCookie()).toEqual([])
  expect(wrong.headers.get('set-cookie')).toContain('st1_locale=sv-SE')
})

test('a visitor whose first language is English, and who is answered in Swedish (§4), is offered English, once', async () => {
  const { ask } = openSite(everywhere)
  const textOf = async (path: string, more: object = {}) => {
    const headers = { 'accept-language': 'en-GB,en-US;q=0.9,sv;q=0.8', ...more }
    return (await ask(path, { headers })).text()
  }
  const html = await textOf('/x')
  expect(html).toContain('<html lang="sv"')
  expect(html).toMatch(
    /<p class="layout-notice" lang="en"><a [^>]*href="\/en-EU[^>]*>Continue in English</,
  )
  for (const other of [
    textOf('/sv-SE/x'),
    textOf('/x', { cookie: 'st1_locale=sv-SE' }),
    textOf('/x', { 'accept-language': 'sv' }),
  ])
    expect(await other).not.toContain('Continue in English')
})

test('over https the cookie is Secure', async () => {
  const { headers } = await openSite(everywhere).ask('https://st1.test/sv-SE/x')
  expect(headers.get('set-cookie')).toBe(
    'st1_locale=sv-SE; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  )
})

describe('only a page view sets the locale cookie', () => {
  test.each([
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }],
    ['an older prefetch', { purpose: 'prefetch' }],
    ['an image of another site', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a fetch by script', { 'sec-fetch-dest': 'empty' }],
  ])('not %s', async (_, headers: Record<string, string>) => {
    const response = await openSite(everywhere).ask('/sv-SE/x', { headers })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['a redirect', '/', 'GET'],
    ['a payload', '/sv-SE/x/_payload.json', 'GET'],
    ['HEAD', '/sv-SE/x', 'HEAD'],
  ])('not %s', async (_, path, method) => {
    const { ask } = openSite(everywhere, { ROOT_PAGES: { 'fi-FI': '/yksityisille' } })
    expect((await ask(path, { method })).headers.getSetCookie()).toEqual([])
  })

  test('a visit in a browser sets it', async () => {
    const response = await openSite(everywhere).ask('/sv-SE/x', {
      headers: { 'sec-fetch-dest': 'document' },
    })
    expect(response.headers.get('set-cookie')).toContain('st1_locale=sv-SE')
  })
})

test('visiting the root redirects to the configured root page of the locale (§2.1)', async () => {
  const { ask } = openSite(everywhere, {
    ROOT_PAGES: { 'fi-FI': '/yksityisille', 'sv-SE': '/privat' },
  })
  const { origin } = new URL((await ask('/?a=1')).headers.get('location') ?? '')
  expect((await ask('/?a=1')).headers.get('location')).toBe(`${origin}/yksityisille?a=1`)
  expect((await ask('/sv-SE')).headers.get('location')).toBe(`${origin}/sv-SE/privat`)
  expect((await ask('/no-NO')).status).toBe(200)
})

test('a root page that is the root itself is ignored', async () => {
  for (const root of ['/', '/fi-FI/']) {
    const { ask } = openSite(everywhere, { ROOT_PAGES: { 'fi-FI': root } })
    expect((await ask('/')).status).toBe(200)
  }
})

describe('a path without prefix that only another locale has redirects to that locale', () => {
  const pages = {
    ...contentService({ 'fi-FI /': pageResponse('Etusivu') }),
    // in the navigation of Norway, among articles and stations of Sweden
    [LAYOUT_ENDPOINT]: (request: Request) =>
      Response.json({
        ...LAYOUT,
        navigation: [{ ...LAYOUT.navigation[0], url: inLocale(request, 'no-NO', '/gammel') }],
      }),
    [SEARCH_ENDPOINT]: (request: Request) =>
      Response.json({
        items: [
          { id: '1', title: 'x', slug: inLocale(request, 'sv-SE', '/artikel/nyhet'), tags: [] },
        ],
        total: 1,
      }),
    [STATIONS_ENDPOINT]: (request: Request) =>
      Response.json({
        stations: [
          aStation('lund', 'Lund', { path: inLocale(request, 'sv-SE', '/hitta-station/lund') }),
        ],
      }),
  }
  test.each([
    ['/hitta-station?service=MAIN', '/sv-SE/hitta-station?service=MAIN'],
    ['/gammel', '/no-NO/gammel'],
    ['/artikel/nyhet', '/sv-SE/artikel/nyhet'],
    ['/hitta-station/lund', '/sv-SE/hitta-station/lund'],
    ['/preview/hitta-station', '/sv-SE/preview/hitta-station'],
  ])('%s → %s', async (path, location) => {
    const { ask, origin } = openSite(pages)
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([307, origin + location])
  })

  test('also when only its redirect table has the path', async () => {
    const { ask, origin, publish } = openSite(pages)
    await publish('/bilvask  /privat/tjenester/bilvask', 'no-NO')
    expect((await ask('/bilvask?x=1')).headers.get('location')).toBe(
      `${origin}/no-NO/privat/tjenester/bilvask?x=1`,
    )
    expect((await ask('/no-NO/bilvask')).headers.get('location')).toBe(
      `${origin}/no-NO/privat/tjenester/bilvask`,
    )
  })

  test('from www. and with a redirect of that locale’s table, it takes at most two redirects', async () => {
    const site = openSite(
      contentService({ 'fi-FI /yksityisille/tietosuoja': pageResponse('Tietosuoja') }),
    )
    await site.publish('/tietosuoja  /yksityisille/tietosuoja')
    let address = `${site.origin.replace('//', '//www.')}/tietosuoja/?x=1`
    const statuses: number[] = []
    for (let hop = 0; hop < 4 && statuses.at(-1) !== 200; hop++) {
      const response = await site.ask(address, { headers: { cookie: 'st1_locale=sv-SE' } })
      statuses.push(response.status)
      address = response.headers.get('location') ?? address
    }
    expect([statuses, address]).toEqual([
      [307, 307, 200],
      `${site.origin}/fi-FI/yksityisille/tietosuoja?x=1`,
    ])
  })

  test('a missing root page is 404, although the path map has a root for every locale', async () => {
    const { ask } = openSite(contentService({ 'sv-SE /x': pageResponse('Sida') }))
    expect((await ask('/')).status).toBe(404)
  })

  test('with a prefix it is a 404 that links to the locales that have the path', async () => {
    const { ask } = openSite(pages)
    const response = await ask('/no-NO/hitta-station/_payload.json')
    expect(await response.json()).toMatchObject({
      result: { kind: 'error', status: 404, elsewhere: ['sv-SE'] },
    })
  })

  test('a repeated dead link causes no call for a minute', async () => {
    const { ask, requests } = openSite(pages)
    await ask('/nowhere')
    const first = requests.length
    await ask('/nowhere')
    expect(requests.length - first).toBe(0)
  })

  test('another unknown path causes one call, also in a preview', async () => {
    const { ask, requests } = openSite(pages)
    await ask('/nowhere')
    const first = requests.length
    await ask('/nowhere-else')
    expect(requests.slice(first).map(({ url }) => new URL(url).search)).toEqual([
      '?path=%2Fnowhere-else',
    ])
    const second = requests.length
    await ask('/preview/nowhere')
    expect(
      requests
        .slice(second)
        .map(({ url }) => new URL(url).pathname)
        .toSorted(),
    ).toEqual([LAYOUT_ENDPOINT, PAGE_ENDPOINT])
  })

  test('if the lists of a locale hang or fail, a dead link is a 404 within a second', async () => {
    const { answered } = openSite({
      ...pages,
      [STATIONS_ENDPOINT]: hangsForGood,
      [SEARCH_ENDPOINT]: () => new Response(null, { status: 500 }),
    })
    expect((await fakeClock().passTime(answered('/nowhere'))).status).toBe(404)
  })
})

function inLocale(request: Request, locale: string, path: string): string {
  return request.headers.get('x-st1-locale') === locale ? path : '/elsewhere'
}
