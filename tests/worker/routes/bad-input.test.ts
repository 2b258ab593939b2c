import { describe, expect, test } from 'vitest'
import { contentService, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

const LONG = 'a'.repeat(16 * 1024)

describe('no request causes a 5xx or a Location on another host', () => {
  test.each([
    ['a long path', [`/${LONG}`, `/${LONG}/`, `/sv-SE/${LONG}`, `/${'%C3%A4'.repeat(3000)}`]],
    ['a long path or query', [`/${'/a'.repeat(8000)}`, `/x?${LONG}`, `/x?service=${LONG}`]],
    ['many parameters', [`/x?${'a=1&'.repeat(5000)}`]],
    ['control characters', '/%00 /a%00b/ /%0d%0aSet-Cookie:%20a=b /%0A/ /x?a=%0d%0aX:1'.split(' ')],
    ['bytes that are no UTF-8', '/%E4 /%C3 /%ED%A0%80 /%F5%80%80%80 /%ff%fe/'.split(' ')],
    ['a percent sign', '/% /%zz /x?% /x?service=%ZZ /%25 /%2525'.split(' ')],
    [
      'other scripts',
      '/😀 /%F0%9F%98%80/ /מבצע/ /%D7%9E?%E2%80%AE /%E2%80%AEx /%EF%BB%BF'.split(' '),
    ],
    ['an umlaut', ['/ä', '/a\u0308/', '/\u0000x']],
    ['code', ['/<script>alert(1)</script>', '/"onload="x', "/'; DROP TABLE pages;--"]],
    ['names of prototypes', '/__proto__ /__proto__/x /sv-SE/__proto__ /constructor'.split(' ')],
    ['names of methods', '/toString /hasOwnProperty'.split(' ')],
    [
      'folders above',
      '/. /.. /../../etc/passwd /%2e%2e/%2e%2e/ /..%2f..%2f /..%5c..%5c'.split(' '),
    ],
    ['backslashes', ['/\\\\x\\y']],
    ['a preview', '/preview /preview/ /preview/preview /preview/sv-SE/preview'.split(' ')],
    ['locales', '/sv-SE/sv-SE /sv-se /xx-XX/x /sv-SE//x'.split(' ')],
    ['payloads', '/_payload.json /_payload.json/ /x/_payload.json/_payload.json'.split(' ')],
    ['an encoded payload', ['/%5Fpayload.json']],
    ['pictures', '/_ipx /_ipx/ /_ipx/% /_ipx/_/ /_ipx/w_1/%'.split(' ')],
    ['calls', '/proxy /proxy/ /proxy/% /proxy//'.split(' ')],
    ['sitemaps', '/sitemap-.xml /sitemap-x.xml /sitemap-%.xml /sitemap.xml/'.split(' ')],
    [
      'files',
      '/robots.txt/ /_health/ /assets/ /builds/x /favicon.ico /wp-login.php /.env'.split(' '),
    ],
    ['signs of an address', '/x;a=b /x,y /http://evil.com /:8080 /@evil.com'.split(' ')],
  ])('%s', async (_, paths) => {
    const { ask, origin } = openSite(contentService({ '/': pageResponse('Landing') }))
    for (const path of paths) {
      const response = await ask(path)
      await response.text()
      expect(response.status, path).toBeLessThan(500)
      const location = response.headers.get('location')
      if (location !== null) expect(new URL(location).origin, path).toBe(origin)
    }
  })
})

test('a path of 16 kB is a plain 404 without a backend call', async () => {
  const { ask, requests } = openSite(contentService({}))
  expect((await ask(`/${LONG}`)).status).toBe(404)
  expect(requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))).toEqual([])
})

// workerd refuses unknown methods before the worker runs
describe('other methods are 405 with the allowed ones', () => {
  const paths = '/ /x /x/ /_payload.json /_health /robots.txt /sitemap.xml /_ipx/_/a.svg'.split(' ')

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH'])(
    '%s',
    async (method) => {
      const { ask, requests } = openSite(contentService({}))
      for (const path of paths) {
        const { status, headers } = await ask(path, { method })
        expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
      }
      expect(requests).toEqual([])
    },
  )
})

describe('an unusual host works like any other', () => {
  test.each([
    ...'http://localhost http://127.0.0.1:8787 http://[::1]:8787 http://a_b http://-'.split(' '),
    ...'http://xn--4ca.test http://UPPER.test http://st1.test.'.split(' '),
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
