import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
} from '../content-service.ts'
import { countingSite, versionOf } from '../counting-site.ts'
import { fakeClock, later } from '../fake-clock.ts'
import { openSite } from '../site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('the edge keeps a page fresh for 60 s, then renews it in the background, and keeps it for 7 days in case the service fails', () => {
  test('fresh: the same copy for 60 s', async () => {
    const { site } = countingSite()
    expect(await versionOf(site)).toBe('1')
    later(MINUTE - 1)
    expect(await versionOf(site)).toBe('1')
  })

  test('stale-while-revalidate: the old copy is sent at once, the new one the next time', async () => {
    const { site } = countingSite()
    await versionOf(site)
    later(MINUTE)
    expect(await versionOf(site)).toBe('1')
    expect(await versionOf(site)).toBe('2')
  })

  test('a page is renewed once for concurrent requests', async () => {
    const { site, backend } = countingSite()
    await versionOf(site)
    later(MINUTE)
    await Promise.all([site.ask('/x'), site.ask('/x'), site.ask('/x')])
    expect(backend.version).toBe(2)
  })

  test('a copy over an hour old is only sent if the renewal is slow', async () => {
    const { site } = countingSite()
    await versionOf(site)
    later(HOUR)
    expect(await versionOf(site)).toBe('2')
  })

  test('stale-if-error: the last good page is sent with its header for 7 days, then the error', async () => {
    const { site, backend } = countingSite()
    await versionOf(site)
    backend.down = true
    later(7 * DAY - 1)
    const response = await site.ask('/x')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Version 1')
    expect(html).toContain('Yksityisille')
    later(1)
    expect((await site.ask('/x')).status).toBe(503)
  })

  test('a new page gets its header from the copy of the layout', async () => {
    const { site, backend } = countingSite()
    await versionOf(site)
    backend.down = true
    later(DAY)
    const response = await site.ask('/other')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Yksityisille')
  })

  test('after an error the page is fetched again', async () => {
    const { site, backend } = countingSite()
    backend.down = true
    expect((await site.ask('/x')).status).toBe(503)
    backend.down = false
    expect((await site.ask('/x')).status).toBe(200)
  })
})

test('a page that was shown without its header gets the header when the layout works again', async () => {
  let layoutFails = false
  const site = openSite({
    ...contentService({ '/x': pageResponse('Page') }),
    [LAYOUT_ENDPOINT]: () =>
      layoutFails ? new Response(null, { status: 500 }) : Response.json(LAYOUT),
  })
  layoutFails = true
  expect(await (await site.ask('/x')).text()).not.toContain('Yksityisille')
  layoutFails = false
  expect(await (await site.ask('/x')).text()).toContain('Yksityisille')
})

describe('tracking parameters do not split the cache, parameters that change the page do', () => {
  test.each([
    ['/x?utm_source=mail&gclid=1', '1'],
    ['/x?fbclid=%ZZ', '1'],
    ['/x?service=MAIN', '2'],
    ['/sv-SE/x', '2'],
    ['/preview/x', '2'],
    ['http://other.test/x', '2'],
  ])('%s after /x is version %s', async (address, version) => {
    const { site } = countingSite()
    await versionOf(site)
    expect(
      await versionOf(site, address.replace('other.test', `other.${new URL(site.origin).host}`)),
    ).toBe(version)
  })

  test('a path without prefix has one copy per locale of the cookie', async () => {
    const { site } = countingSite()
    await versionOf(site)
    expect(await versionOf(site, '/x', { headers: { cookie: 'st1_locale=sv-SE' } })).toBe('2')
    expect(await versionOf(site, '/x', { headers: { cookie: 'st1_locale=fi-FI' } })).toBe('1')
  })

  test('a page and its payload have different responses', async () => {
    const { site } = countingSite()
    await versionOf(site)
    expect((await site.ask('/x/_payload.json')).headers.get('content-type')).toContain('json')
  })
})

describe('previews, errors and personal pages are never stored', () => {
  test.each(['cart', 'checkout', 'orderStatus', 'customerPages'])(
    'a page with the block %s',
    async (contentType) => {
      const { site } = countingSite({ body: [{ contentType }] })
      await versionOf(site)
      expect(await versionOf(site)).toBe('2')
      await site.ask('/x/_payload.json')
      expect(await (await site.ask('/x/_payload.json')).text()).toContain('Version 4')
    },
  )

  test('a preview', async () => {
    const { site } = countingSite()
    await versionOf(site, '/preview/x')
    expect(await versionOf(site, '/preview/x')).toBe('2')
  })

  test('the copy of a page that is gone is removed', async () => {
    const pages: Record<string, unknown> = { '/x': pageResponse('Page') }
    const site = openSite(contentService(pages))
    await site.ask('/x')
    delete pages['/x']
    later(2 * HOUR)
    expect((await site.ask('/x')).status).toBe(404)
    expect((await site.ask('/x')).status).toBe(404)
  })

  test('a missing page is requested once a minute, so that a new page is found soon', async () => {
    const pages: Record<string, unknown> = {}
    const site = openSite(contentService(pages))
    for (let times = 0; times < 3; times++) expect((await site.ask('/x')).status).toBe(404)
    expect(site.requests.filter(({ url }) => url.includes(PAGE_ENDPOINT))).toHaveLength(1)
    pages['/x'] = pageResponse('Page')
    expect((await site.ask('/preview/x')).status).toBe(200)
    later(MINUTE)
    expect((await site.ask('/x')).status).toBe(200)
  })
})

test('missing pages are remembered by their size: many long addresses replace the oldest', async () => {
  const site = openSite(contentService({}))
  const asked = () => site.requests.filter(({ url }) => url.includes(PAGE_ENDPOINT)).length
  const long = (number: number) => `/${number}${encodeURIComponent('\u{1f697}'.repeat(900))}`
  for (let number = 0; number < 120; number++) await site.ask(long(number))
  const before = asked()
  await site.ask(long(119))
  expect(asked()).toBe(before)
  await site.ask(long(0))
  expect(asked()).toBe(before + 1)
})

test('a new table redirect wins after the copy is renewed', async () => {
  const { site } = countingSite()
  await versionOf(site)
  await site.publish('/x /new')
  later(2 * HOUR)
  await site.ask('/other') // loads the new table
  expect((await site.ask('/x')).status).toBe(307)
  expect((await site.ask('/x')).status).toBe(307)
})

describe('in development', () => {
  beforeEach(() => void vi.stubEnv('MODE', 'development'))

  test('every request gets the newest content', async () => {
    const { site } = countingSite()
    expect([await versionOf(site), await versionOf(site)]).toEqual(['1', '2'])
  })

  test('no page is answered with 304, because an edit of the code does not change its version', async () => {
    const { site } = countingSite()
    expect((await site.ask('/x')).headers.has('etag')).toBe(false)
  })
})

describe('a slow or hanging Cache API counts as empty', () => {
  test.each([
    ['match takes five seconds', () => scheduler.wait(5_000).then(() => undefined)],
    ['match never answers', () => new Promise<undefined>(() => undefined)],
    ['the body never ends', async () => new Response(new ReadableStream({}))],
  ])('%s', async (_, match) => {
    vi.useRealTimers()
    const { passTime, passed } = fakeClock()
    vi.spyOn(caches.default, 'match').mockImplementation(match)
    const site = openSite(contentService({ '/x': pageResponse('Good') }))
    const response = await passTime(site.answered('/x'))
    expect([response.status, passed()]).toEqual([200, expect.toSatisfy((ms: number) => ms < 2_500)])
  })
})

describe('after the clock was an hour ahead and has been corrected', () => {
  test('a copy from the future is stale and renewed', async () => {
    const { site } = countingSite()
    later(HOUR)
    await versionOf(site)
    later(-HOUR)
    await versionOf(site)
    expect(await versionOf(site)).toBe('2')
  })

  test('a failure from the future is ignored', async () => {
    const { site, backend } = countingSite()
    later(HOUR)
    backend.down = true
    await site.ask('/x')
    later(-HOUR)
    backend.down = false
    expect((await site.ask('/x')).status).toBe(200)
  })
})
