// A backend that hangs: each test waits for real time limits, so all of them run beside each other, at one time of day.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aStation, STATIONS_ENDPOINT } from './a-station.ts'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse, redirectPage, SEARCH_ENDPOINT } from './content-service.ts'
import { type Answer, hangsForGood, openSite, type Site } from './site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21, 13)

const TWO = [aStation('a', 'St1 Helsinki Kamppi'), aStation('b', 'St1 Oulu')]
const LOCATOR_PAGE = pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator' }] })

const never: Answer = () => new Promise<Response>(() => undefined)

interface Visited {
  site: Site
  answers: Record<string, Answer>
}

/** Every site that somebody visited before: made while nothing else runs, since it moves the clock. */
const visited = new Map<string, Visited>()

async function visit(name: string, ago: number, address: string, answers: Record<string, Answer>): Promise<void> {
  vi.setSystemTime(NOW - ago)
  const site = openSite(answers)
  await site.ask(address)
  visited.set(name, { site, answers })
}

function visitedBefore(name: string): Visited {
  const known = visited.get(name)
  if (!known) throw new Error(`nobody visited ${name}`)
  return known
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/class="locator-card-name"><a[^>]*>([^<]*)/g)].map(([, name = '']) => name)
}

const AGES: [string, number][] = [
  ['a minute', 2 * MINUTE],
  ['hours', 5 * HOUR],
  ['days', 6 * 24 * HOUR],
]

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [name, ago] of AGES) await visit(name, ago, '/x', contentService({ '/x': pageResponse('Good') }))
  await visit('old page', 2 * HOUR, '/x', contentService({ '/x': pageResponse('Old') }))
  await visit('two pages', 2 * HOUR, '/x', contentService({ '/x': pageResponse('One'), '/y': pageResponse('Two') }))
  await visit('locator', 3 * HOUR, '/asemahaku', {
    ...contentService({ '/asemahaku': LOCATOR_PAGE }),
    [STATIONS_ENDPOINT]: () => Response.json({ stations: TWO }),
  })
  vi.setSystemTime(NOW)
})

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.concurrent('a content service that hangs costs a page that was seen before nothing', () => {
  test.each(AGES)('its copy of %s ago is sent at once, and renewed behind', async (name) => {
    const { site, answers } = visitedBefore(name)
    answers[PAGE_ENDPOINT] = answers[LAYOUT_ENDPOINT] = hangsForGood
    expect((await site.answered('/x')).response.status).toBe(200)
  })

  test('a page that comes later than a visitor waits is there for the next', async () => {
    const { site, answers } = visitedBefore('old page')
    answers[PAGE_ENDPOINT] = async () => {
      await scheduler.wait(1_500)
      return Response.json(pageResponse('New'))
    }
    expect(await (await site.ask('/x')).text()).toContain('Old')
    expect(await (await site.ask('/x')).text()).toContain('New')
  })

  test('a layout that hangs costs a new page nothing either', async () => {
    const { site, answers } = visitedBefore('two pages')
    answers[LAYOUT_ENDPOINT] = hangsForGood
    const { response } = await site.answered('/y')
    expect(await response.text()).toContain('Yksityisille')
  })
})

describe.concurrent('a content service that hangs', () => {
  test('costs a redirect of the table nothing', async () => {
    const site = openSite({ [PAGE_ENDPOINT]: hangsForGood, [LAYOUT_ENDPOINT]: hangsForGood })
    await site.publish('/old /new')
    const { response } = await site.answered('/old?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([307, `${site.origin}/new?a=1`])
  })

  test('leads nobody round: a loop of the table is cut', async () => {
    const site = openSite({ [PAGE_ENDPOINT]: never, [LAYOUT_ENDPOINT]: never })
    await site.publish('/a /b\n/b /a')
    expect((await site.answered('/a')).response.status).toBe(504)
  })

  test('after the first page costs a card list’s redirect little: it is followed no further', async () => {
    const { [PAGE_ENDPOINT]: page = hangsForGood, ...others } = contentService({ '/a': redirectPage('/b') })
    const site = openSite({ ...others, [PAGE_ENDPOINT]: (request) => (request.url.endsWith('%2Fa') ? page(request) : hangsForGood()) })
    const { response } = await site.answered('/a')
    expect(response.headers.get('location')).toBe(`${site.origin}/b`)
  })

  test('a search that hangs costs an article little: it is shown without the others', async () => {
    const page = pageResponse('Story', { contentType: 'articlePage', article: { title: 'Story', tags: ['news'] } })
    const site = openSite({ ...contentService({ '/artikkeli/story': page }), [SEARCH_ENDPOINT]: hangsForGood })
    const { response } = await site.answered('/artikkeli/story')
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<h1[^>]*>Story/)
  })

  test('a layout that hangs costs no redirect anything', async () => {
    const site = openSite({ ...contentService({ '/a': redirectPage('/b') }), [LAYOUT_ENDPOINT]: hangsForGood })
    expect((await site.answered('/a')).response.headers.get('location')).toBe(`${site.origin}/b`)
  })
})

/** Stations that come one by one until all tests are over, and never all of them. */
let drops = 0
let isOver = false
afterAll(() => void (isOver = true))

function dripping(): Response {
  const { readable, writable } = new IdentityTransformStream()
  const writer = writable.getWriter()
  async function drip(): Promise<void> {
    for (; !isOver; drops++) {
      await writer.write(new TextEncoder().encode(drops === 0 ? '{"stations":[' : `${JSON.stringify(TWO[0])},`))
      await scheduler.wait(400)
    }
    await writer.close()
  }
  void drip()
  return new Response(readable)
}

describe.concurrent('the locator waits 3 s for its stations, whatever their endpoint does', () => {
  const locatorSite = (stations: Answer) => openSite({ ...contentService({ '/asemahaku': LOCATOR_PAGE }), [STATIONS_ENDPOINT]: stations })

  test.each([
    ['never answers', hangsForGood, 0],
    ['comes drop by drop', dripping, 2],
  ] satisfies [string, Answer, number][])('it %s: the page says that the list cannot be had', async (_, stations, came) => {
    const { response } = await locatorSite(stations).answered('/asemahaku')
    expect(await response.text()).toContain('locator-notice')
    expect(drops).toBeGreaterThanOrEqual(came)
  })

  test('it never answers, but did hours ago: the list of then is there at once', async () => {
    const { site, answers } = visitedBefore('locator')
    answers[STATIONS_ENDPOINT] = hangsForGood
    const { response } = await site.answered('/asemahaku')
    expect(namesIn(await response.text())).toHaveLength(2)
  })

  test('it answers later than that: the next visitor has the list', async () => {
    const site = locatorSite(async () => {
      await scheduler.wait(4_500)
      return Response.json({ stations: TWO })
    })
    expect(await (await site.ask('/asemahaku')).text()).toContain('locator-notice')
    expect(namesIn(await (await site.ask('/asemahaku')).text())).toHaveLength(2)
  })
})
