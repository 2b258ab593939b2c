// The clock is faked, so waiting times are exact.

import { describe, expect, test, vi } from 'vitest'
import { aStation, stationNames, STATIONS_ENDPOINT } from './a-station.ts'
import {
  contentService,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
  redirectPage,
  SEARCH_ENDPOINT,
} from './content-service.ts'
import { fakeClock } from './fake-clock.ts'
import { type Answer, hangsForGood, openSite } from './site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21, 13)

const TWO = [aStation('a', 'St1 Helsinki Kamppi'), aStation('b', 'St1 Oulu')]
const LOCATOR_PAGE = pageResponse('Asemahaku', { body: [{ contentType: 'stationLocator' }] })

const never: Answer = () => new Promise<Response>(() => undefined)

/** A site whose clock is faked. */
function siteNow(answers: Record<string, Answer>, variables?: Record<string, unknown>) {
  return { ...fakeClock(NOW), site: openSite(answers, variables) }
}

/** A site that was visited some time ago, and its answers, which can be changed. */
async function visitedSite(ago: number, address: string, answers: Record<string, Answer>) {
  const { passTime } = fakeClock(NOW - ago)
  const site = openSite(answers)
  await site.ask(address)
  vi.setSystemTime(NOW)
  return { site, answers, passTime }
}

describe('a hanging content service does not delay a cached page', () => {
  test.each([
    ['a minute', 2 * MINUTE],
    ['hours', 5 * HOUR],
    ['days', 6 * 24 * HOUR],
  ])('a copy of %s ago is sent at once, and renewed in the background', async (_, ago) => {
    const { site, answers, passTime } = await visitedSite(
      ago,
      '/x',
      contentService({ '/x': pageResponse('Good') }),
    )
    answers[PAGE_ENDPOINT] = answers[LAYOUT_ENDPOINT] = hangsForGood
    expect((await passTime(site.answered('/x'))).status).toBe(200)
  })

  test('a page that comes too late is stored for the next visitor', async () => {
    const { site, answers, passTime } = await visitedSite(
      2 * HOUR,
      '/x',
      contentService({ '/x': pageResponse('Old') }),
    )
    answers[PAGE_ENDPOINT] = async () => {
      await scheduler.wait(1_500)
      return Response.json(pageResponse('New'))
    }
    expect(await (await passTime(site.ask('/x'))).text()).toContain('Old')
    expect(await (await site.ask('/x')).text()).toContain('New')
  })

  test('a hanging layout does not delay a new page', async () => {
    const pages = contentService({ '/x': pageResponse('One'), '/y': pageResponse('Two') })
    const { site, answers, passTime } = await visitedSite(2 * HOUR, '/x', pages)
    answers[LAYOUT_ENDPOINT] = hangsForGood
    const response = await passTime(site.answered('/y'))
    expect(await response.text()).toContain('Yksityisille')
  })
})

describe('a content service that hangs', () => {
  test('does not delay a table redirect', async () => {
    const { site, passTime } = siteNow({
      [PAGE_ENDPOINT]: hangsForGood,
      [LAYOUT_ENDPOINT]: hangsForGood,
    })
    await site.publish('/old /new')
    const response = await passTime(site.answered('/old?a=1'))
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `${site.origin}/new?a=1`,
    ])
  })

  test('does not cause loops: a loop of the table is cut', async () => {
    const { site, passTime } = siteNow({ [PAGE_ENDPOINT]: never, [LAYOUT_ENDPOINT]: never })
    await site.publish('/a /b\n/b /a')
    expect((await passTime(site.answered('/a'))).status).toBe(504)
  })

  test('after the first page, delays a card list redirect only up to the time limit', async () => {
    const { [PAGE_ENDPOINT]: page = hangsForGood, ...others } = contentService({
      '/a': redirectPage('/b'),
    })
    const { site, passTime } = siteNow({
      ...others,
      [PAGE_ENDPOINT]: (request) => (request.url.endsWith('%2Fa') ? page(request) : hangsForGood()),
    })
    const response = await passTime(site.answered('/a'))
    expect(response.headers.get('location')).toBe(`${site.origin}/b`)
  })

  test('with a hanging search, delays an article only up to the time limit: it is shown without related articles', async () => {
    const page = pageResponse('Story', {
      contentType: 'articlePage',
      article: { title: 'Story', tags: ['news'] },
    })
    const { site, passTime } = siteNow({
      ...contentService({ '/artikkeli/story': page }),
      [SEARCH_ENDPOINT]: hangsForGood,
    })
    const response = await passTime(site.answered('/artikkeli/story'))
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<h1[^>]*>Story/)
  })

  test('stores a page that comes later than the table, and its card-list redirect wins the next time (§2.3)', async () => {
    const { [PAGE_ENDPOINT]: page = hangsForGood, ...others } = contentService({
      '/a': redirectPage('/from-the-card-list'),
    })
    const slow: Answer = async (request) => {
      await scheduler.wait(500)
      return page(request)
    }
    const { site, passTime } = siteNow({ ...others, [PAGE_ENDPOINT]: slow })
    await site.publish('/a  https://table.example/')
    const locations: (string | null)[] = []
    for (let time = 0; time < 2; time++)
      locations.push((await passTime(site.ask('/a'))).headers.get('location'))
    expect(locations).toEqual(['https://table.example/', `${site.origin}/from-the-card-list`])
  })

  test('with a hanging layout, does not delay a redirect', async () => {
    const { site, passTime } = siteNow({
      ...contentService({ '/a': redirectPage('/b') }),
      [LAYOUT_ENDPOINT]: hangsForGood,
    })
    expect((await passTime(site.answered('/a'))).headers.get('location')).toBe(`${site.origin}/b`)
  })
})

describe('a preview waits for its page and its table', () => {
  const late = async <Value>(value: Value) => {
    await scheduler.wait(2_000)
    return value
  }

  test('a late page with a card-list redirect wins over the table (§2.3)', async () => {
    const { [PAGE_ENDPOINT]: page = hangsForGood, ...others } = contentService({
      '/a': redirectPage('/from-the-card-list'),
    })
    const { site, passTime } = siteNow({
      ...others,
      [PAGE_ENDPOINT]: async (request) => page(await late(request)),
    })
    await site.publish('/a  /from-the-table')
    const response = await passTime(site.answered('/fi-FI/preview/a'))
    expect(response.headers.get('location')).toBe(`${site.origin}/fi-FI/preview/from-the-card-list`)
  })

  test('a late table redirects', async () => {
    const value = JSON.stringify({ exact: { '/a': '/from-the-table' }, folders: {} })
    const REDIRECTS = { getWithMetadata: () => late({ value, metadata: null }) }
    const { site, passTime } = siteNow(contentService({ '/a': pageResponse('Page') }), {
      REDIRECTS,
    })
    const response = await passTime(site.answered('/fi-FI/preview/a'))
    expect(response.headers.get('location')).toBe(`${site.origin}/fi-FI/preview/from-the-table`)
  })
})

/** A stream of stations that never ends. */
function dripping() {
  let drops = 0
  const answer: Answer = () => {
    const { readable, writable } = new IdentityTransformStream()
    const writer = writable.getWriter()
    async function drip(): Promise<void> {
      for (;;) {
        await writer.write(
          new TextEncoder().encode(drops++ === 0 ? '{"stations":[' : `${JSON.stringify(TWO[0])},`),
        )
        await scheduler.wait(400)
      }
    }
    void drip()
    return new Response(readable)
  }
  return { answer, drops: () => drops }
}

describe('the locator waits at most 3 s for its stations', () => {
  function locatorSite(stations: Answer) {
    const pages = contentService({ '/asemahaku': LOCATOR_PAGE })
    const { site, passTime } = siteNow({ ...pages, [STATIONS_ENDPOINT]: stations })
    return { ...site, passTime }
  }

  test('without an answer, the page says that there is no list', async () => {
    const { answered, passTime } = locatorSite(hangsForGood)
    const response = await passTime(answered('/asemahaku'))
    expect(await response.text()).toContain('locator-note')
  })

  test('with an answer that never ends, the page says that there is no list', async () => {
    const { answer, drops } = dripping()
    const { answered, passTime } = locatorSite(answer)
    const response = await passTime(answered('/asemahaku'))
    expect(await response.text()).toContain('locator-note')
    expect(drops()).toBeGreaterThan(2)
  })

  test('without an answer, the list of hours ago is shown at once', async () => {
    const { site, answers, passTime } = await visitedSite(3 * HOUR, '/asemahaku', {
      ...contentService({ '/asemahaku': LOCATOR_PAGE }),
      [STATIONS_ENDPOINT]: () => Response.json({ stations: TWO }),
    })
    answers[STATIONS_ENDPOINT] = hangsForGood
    const response = await passTime(site.answered('/asemahaku'))
    expect(stationNames(await response.text())).toHaveLength(2)
  })

  test('a slow answer is no outage: the list of hours ago is shown without a date', async () => {
    const answers: Record<string, Answer> = {
      [STATIONS_ENDPOINT]: () => Response.json({ stations: TWO }),
    }
    const { site, passTime } = await visitedSite(3 * HOUR, '/stations/fi-FI/find', answers)
    answers[STATIONS_ENDPOINT] = async () => {
      await scheduler.wait(1_000)
      return Response.json({ stations: TWO })
    }
    // the second request finds the renewal of the first one
    const both = await passTime(
      Promise.all([site.answered('/stations/fi-FI/find'), site.answered('/stations/fi-FI/find')]),
    )
    for (const response of both) expect(await response.json()).not.toHaveProperty('asOf')
  })

  test('an answer that failed is an outage: the list of hours ago is shown with its date', async () => {
    const answers: Record<string, Answer> = {
      [STATIONS_ENDPOINT]: () => Response.json({ stations: TWO }),
    }
    const { site, passTime } = await visitedSite(3 * HOUR, '/stations/fi-FI/find', answers)
    answers[STATIONS_ENDPOINT] = () => new Response(null, { status: 503 })
    const response = await passTime(site.answered('/stations/fi-FI/find'))
    expect(await response.json()).toMatchObject({ asOf: new Date(NOW - 3 * HOUR).toISOString() })
  })

  test('after a late answer, the next visitor gets the list', async () => {
    const { ask, passTime } = locatorSite(async () => {
      await scheduler.wait(4_500)
      return Response.json({ stations: TWO })
    })
    expect(await (await passTime(ask('/asemahaku'))).text()).toContain('locator-note')
    expect(stationNames(await (await ask('/asemahaku')).text())).toHaveLength(2)
  })
})
