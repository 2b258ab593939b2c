import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentService, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

afterEach(() => vi.restoreAllMocks())

const LONG = 'a'.repeat(16 * 1024)

describe('no request causes a 5xx or a Location on another host', () => {
  test.each([
    `/${LONG}`,
    `/${LONG}/`,
    `/sv-SE/${LONG}`,
    `/${'%C3%A4'.repeat(3000)}`,
    `/${'/a'.repeat(8000)}`,
    `/x?${LONG}`,
    `/x?service=${LONG}`,
    `/x?${'a=1&'.repeat(5000)}`,
    '/%00',
    '/a%00b/',
    '/%0d%0aSet-Cookie:%20a=b',
    '/%0A/',
    '/x?a=%0d%0aX:1',
    '/%',
    '/%zz',
    '/%E4',
    '/%C3',
    '/%ED%A0%80',
    '/%F5%80%80%80',
    '/%ff%fe/',
    '/x?%',
    '/x?service=%ZZ',
    '/%25',
    '/%2525',
    '/😀',
    '/%F0%9F%98%80/',
    '/מבצע/',
    '/%D7%9E?%E2%80%AE',
    '/%E2%80%AEx',
    '/%EF%BB%BF',
    '/ä',
    '/a\u0308/',
    '/\u0000x',
    '/<script>alert(1)</script>',
    '/"onload="x',
    "/'; DROP TABLE pages;--",
    '/__proto__',
    '/__proto__/x',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/sv-SE/__proto__',
    '/.',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/',
    '/..%2f..%2f',
    '/..%5c..%5c',
    '/\\\\x\\y',
    '/preview',
    '/preview/',
    '/preview/preview',
    '/preview/sv-SE/preview',
    '/sv-SE/sv-SE',
    '/sv-se',
    '/xx-XX/x',
    '/sv-SE//x',
    '/_payload.json',
    '/_payload.json/',
    '/x/_payload.json/_payload.json',
    '/%5Fpayload.json',
    '/_ipx',
    '/_ipx/',
    '/_ipx/%',
    '/_ipx/_/',
    '/_ipx/w_1/%',
    '/proxy',
    '/proxy/',
    '/proxy/%',
    '/proxy//',
    '/sitemap-.xml',
    '/sitemap-x.xml',
    '/sitemap-%.xml',
    '/sitemap.xml/',
    '/robots.txt/',
    '/_health/',
    '/assets/',
    '/builds/x',
    '/favicon.ico',
    '/wp-login.php',
    '/.env',
    '/x;a=b',
    '/x,y',
    '/http://evil.com',
    '/:8080',
    '/@evil.com',
  ])('%s', async (path) => {
    const { ask, origin } = openSite(contentService({ '/': pageResponse('Landing') }))
    const response = await ask(path)
    await response.text()
    expect(response.status).toBeLessThan(500)
    const location = response.headers.get('location')
    if (location !== null) expect(new URL(location).origin).toBe(origin)
  })
})

test('a path of 16 kB is a plain 404 without a backend call', async () => {
  const { ask, requests } = openSite(contentService({}))
  expect((await ask(`/${LONG}`)).status).toBe(404)
  expect(requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))).toEqual([])
})

// workerd refuses unknown methods before the worker runs
describe('other methods are 405 with the allowed ones', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH'])(
    '%s',
    async (method) => {
      const { ask, requests } = openSite(contentService({}))
      for (const path of [
        '/',
        '/x',
        '/x/',
        '/_payload.json',
        '/_health',
        '/robots.txt',
        '/sitemap.xml',
        '/_ipx/_/images/logo.svg',
      ]) {
        const response = await ask(path, { method })
        expect([path, response.status, response.headers.get('allow')]).toEqual([
          path,
          405,
          'GET, HEAD',
        ])
      }
      expect(requests).toEqual([])
    },
  )
})

describe('an unusual host works like any other', () => {
  test.each([
    'http://localhost',
    'http://127.0.0.1:8787',
    'http://[::1]:8787',
    'http://a_b',
    'http://-',
    'http://xn--4ca.test',
    'http://UPPER.test',
    'http://st1.test.',
    'http://a.b.c.d.e.f.test:1',
    `http://${'a'.repeat(63)}.test`,
  ])('%s', async (origin) => {
    const { ask } = openSite(contentService({ '/x': pageResponse('Page') }))
    expect((await ask(`${origin}/x`)).status).toBe(200)
    const response = await ask(`${origin}/x/`)
    expect(response.headers.get('location')).toBe(new URL('/x', origin).href)
  })
})

describe('unusual headers change nothing', () => {
  test.each([
    { cookie: 'st1_locale=%' },
    { cookie: ';;;=;st1_locale' },
    { cookie: `st1_locale=${LONG}` },
    { cookie: 'st1_locale=__proto__' },
    { 'accept-language': LONG },
    { 'accept-language': ';q=,;;q=x' },
    { 'accept-language': '__proto__' },
    { 'if-none-match': LONG },
    { 'x-forwarded-host': 'evil.com' },
    { 'x-original-url': '/evil' },
    { 'x-request-id': 'name=surname' },
    { range: 'bytes=0-1' },
    { 'x-st1-preview': 'true' },
  ])('%o', async (headers) => {
    const { ask, requests } = openSite(contentService({ '/x': pageResponse('Page') }))
    const response = await ask('/x', { headers })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('evil')
    expect(requests.every((request) => request.headers.get('x-st1-preview') === null)).toBe(true)
  })
})
