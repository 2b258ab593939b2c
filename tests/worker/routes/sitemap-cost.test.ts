import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentService, LAYOUT, PAGE_ENDPOINT, pageResponse, SEARCH_ENDPOINT } from '../content-service.ts'
import { openSite, type Site } from '../site.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A site of so many pages besides the landing page; those of `broken` answer 500. */
function siteOf(size: number, broken = new Set<string>(), more: Parameters<typeof openSite>[0] = {}): Site {
  const paths = Array.from({ length: size }, (_, index) => `/p${index}`)
  const navigation = paths.map((url) => ({ id: url, url, text: url, children: [], visibleInNavigation: true }))
  const service = contentService(Object.fromEntries(['/', ...paths].map((path) => [path, pageResponse(path)])), { ...LAYOUT, navigation })
  return openSite({
    ...service,
    '/cms-view/v1/stations': () => Response.json({ stations: [] }),
    [PAGE_ENDPOINT]: (request) =>
      broken.has(new URL(request.url).searchParams.get('path') ?? '')
        ? new Response(null, { status: 500 })
        : (service[PAGE_ENDPOINT]?.(request) ?? new Response(null, { status: 404 })),
    ...more,
  })
}

/** How many addresses the sitemap has, and how many calls the request cost. */
async function ask(site: Site): Promise<{ status: number; addresses: number; calls: number }> {
  const before = site.requests.length
  const response = await site.ask('/sitemap-fi-FI.xml')
  const addresses = (await response.text()).match(/<loc>/g)?.length ?? 0
  return { status: response.status, addresses, calls: site.requests.length - before }
}

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

test('a list is written once a minute, not by every request', async () => {
  const site = siteOf(10)
  await ask(site)
  const written = vi.spyOn(caches.default, 'put')
  const writes = () => written.mock.calls.filter(([key]) => String(key).includes('/sitemap/')).length
  for (let time = 0; time < 3; time++) await ask(site)
  expect(writes()).toBe(0)
  later(MINUTE)
  for (let time = 0; time < 3; time++) await ask(site)
  expect(writes()).toBe(1)
})

test('one page that fails is missing until it is back, and costs one call after a minute, not all of them again', async () => {
  const broken = new Set(['/p7'])
  const site = siteOf(50, broken)
  expect(await ask(site)).toMatchObject({ status: 200, addresses: 50 })
  for (let time = 0; time < 3; time++) expect(await ask(site)).toEqual({ status: 200, addresses: 50, calls: 0 })
  later(MINUTE)
  expect(await ask(site)).toEqual({ status: 200, addresses: 50, calls: 1 })
  // more and more seldom
  later(MINUTE)
  expect((await ask(site)).calls).toBe(0)
  later(MINUTE)
  broken.clear()
  expect((await ask(site)).calls).toBe(1)
  expect(await ask(site)).toEqual({ status: 200, addresses: 51, calls: 0 })
})

test('a page that fails later stays in the sitemap as it was', async () => {
  const broken = new Set<string>()
  const site = siteOf(10, broken)
  await ask(site)
  broken.add('/p3')
  later(61 * MINUTE)
  await ask(site)
  expect(await ask(site)).toEqual({ status: 200, addresses: 11, calls: 0 })
})

test('one request costs a hundred calls at most, however large the site, and one a minute later goes on', async () => {
  const site = siteOf(300)
  const first = await ask(site)
  expect(first.status).toBe(200)
  const costs = [first.calls]
  for (let time = 0; time < 5; time++) {
    later(MINUTE)
    costs.push((await ask(site)).calls)
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(100)
  expect(await ask(site)).toEqual({ status: 200, addresses: 301, calls: 0 })
  expect(costs.reduce((sum, calls) => sum + calls, 0)).toBe(301 + 3)
})

test('so does one of a site with articles without end', async () => {
  const site = siteOf(300, new Set(), {
    [SEARCH_ENDPOINT]: async (request) => {
      const { page } = await request.json<{ page: number }>()
      const items = Array.from({ length: 9 }, (_, index) => ({
        id: `${page}-${index}`,
        title: 'T',
        slug: `/artikkeli/${page}-${index}`,
        created: '2026-01-01',
        tags: [],
      }))
      return Response.json({ items, total: 100_000, page, limit: 9 })
    },
  })
  expect((await ask(site)).calls).toBeLessThanOrEqual(100)
})

test('many requests at once renew once, and those who come first of all are asked to come again', async () => {
  const site = siteOf(20)
  const cold = await Promise.all(Array.from({ length: 5 }, () => site.ask('/sitemap-fi-FI.xml')))
  expect(cold.map(({ status }) => status).toSorted()).toEqual([200, 503, 503, 503, 503])
  expect(site.requests).toHaveLength(21 + 3)
  later(61 * MINUTE)
  const warm = await Promise.all(Array.from({ length: 5 }, () => site.ask('/sitemap-fi-FI.xml')))
  expect(warm.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(site.requests).toHaveLength(2 * (21 + 3))
})

test('an outage is not asked page by page, and not by every visitor', async () => {
  const site = siteOf(50, new Set(['/', ...Array.from({ length: 50 }, (_, index) => `/p${index}`)]))
  expect(await ask(site)).toEqual({ status: 503, addresses: 0, calls: 6 + 3 })
  expect(await ask(site)).toEqual({ status: 503, addresses: 0, calls: 0 })
})
