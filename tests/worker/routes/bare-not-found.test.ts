import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isForPrograms } from '../../../worker/address/for-programs.ts'
import { aStation, STATIONS_ENDPOINT } from '../a-station.ts'
import { contentService, LAYOUT_ENDPOINT } from '../content-service.ts'
import { openSite } from '../site.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ...'/wp-login.php /blog/wp-admin/setup-config /WP-Content/x /.env /api/.env.local'.split(' '),
  ...'/.git/config /.well-known/traffic-advice /xmlrpc /phpMyAdmin/index /info.php7'.split(' '),
  ...'/index.php/x /cgi-bin/luci /actuator/health /backup.sql /config.yml'.split(' '),
  ...'/apple-touch-icon-120x120-precomposed.png /favicon.png /ads.txt /old/app.js.map'.split(' '),
  '/browserconfig.xml',
])('the unknown address %s is a bare 404 without a call of the backend (§8)', async (path) => {
  const { ask, requests } = openSite(contentService({}))
  const response = await ask(path)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([404, 'text/plain; charset=UTF-8', 'no-store'])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).toBe(`Page not found: ${path}`)
  expect(requests).toEqual([])
})

test.each([
  ...'/ /default.aspx /index.html /a.b/c /wp /tuotteet/environment /phpinfo-kurssi'.split(' '),
  ...'/ohje.pdf /kuvat.zip /hiwp-x /äö'.split(' '),
])('people may ask for the path %s: an unknown one is the error page', (path) => {
  expect(isForPrograms(path)).toBe(false)
})

test('a rule of the table wins, also for a path that programs ask for (§2.3)', async () => {
  const site = openSite(contentService({}))
  await site.publish('/vanha.php  /uusi')
  expect((await site.ask('/vanha.php')).headers.get('location')).toBe(`${site.origin}/uusi`)
})

test.each(['image/avif,image/webp', 'text/css', 'application/json'])(
  'an unknown address asked for as %s is a bare 404',
  async (accept) => {
    const { ask } = openSite(contentService({}))
    expect(await (await ask('/missing', { headers: { accept } })).text()).toBe(
      'Page not found: /missing',
    )
  },
)

test('once the lists are a minute old, an unknown address asks the backend for its own page and layout alone', async () => {
  const stations = () => Response.json({ stations: [aStation('a', 'St1 Oulu')] })
  const { ask, requests } = openSite({ ...contentService({}), [STATIONS_ENDPOINT]: stations })
  await ask('/missing-1')
  requests.splice(0)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await ask('/missing-2')
  const asked = requests.map((request) => [
    request.headers.get('x-st1-locale'),
    new URL(request.url).pathname,
  ])
  expect(asked.filter(([, path]) => path !== LAYOUT_ENDPOINT)).toHaveLength(1)
  expect(new Set(asked.map(([locale]) => locale))).toEqual(new Set(['fi-FI']))
})
