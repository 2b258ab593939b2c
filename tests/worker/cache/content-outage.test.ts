import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { type Answer, openSite } from '../site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const refusing =
  (status: number): Answer =>
  () =>
    new Response(null, { status })

function siteWith(page: object = pageResponse('Good')) {
  const answers = contentService({ '/x': page })
  const site = openSite(answers)
  function becomes(answer: Answer): void {
    answers[PAGE_ENDPOINT] = answers[LAYOUT_ENDPOINT] = answer
  }
  return { site, becomes }
}

describe('while the content service refuses requests, the last good copy is sent', () => {
  test.each([400, 401, 402, 403, 405, 406, 409, 418, 422, 451, 499])('%i', async (status) => {
    const { site, becomes } = siteWith()
    await site.ask('/x')
    becomes(refusing(status))
    // first renewed in the background, then awaited: the copy is sent both times
    for (const ms of [2 * MINUTE, 2 * HOUR, HOUR]) {
      vi.setSystemTime(Date.now() + ms)
      const response = await site.ask('/x')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Good')
    }
  })

  test.each([404, 410])(
    '%i means that the page does not exist: the old copy is not sent',
    async (status) => {
      const { site, becomes } = siteWith()
      await site.ask('/x')
      becomes(refusing(status))
      vi.setSystemTime(Date.now() + 2 * HOUR)
      expect((await site.ask('/x')).status).toBe(404)
    },
  )

  test.each([400, 405, 418, 422, 451])(
    'without a copy, %i is an error with its status (§8)',
    async (status) => {
      const { site, becomes } = siteWith()
      becomes(refusing(status))
      expect((await site.ask('/x')).status).toBe(status)
      expect(site.logged).toContainEqual(
        expect.objectContaining({ event: 'upstream', endpoint: 'page', reason: status }),
      )
    },
  )

  test('a locator is rendered from its last good page', async () => {
    const { site, becomes } = siteWith(
      pageResponse('Good', { body: [{ contentType: 'stationLocator' }] }),
    )
    await site.ask('/x')
    becomes(refusing(403))
    vi.setSystemTime(Date.now() + 2 * HOUR)
    expect((await site.ask('/x')).status).toBe(200)
  })
})

describe('after a slow failure the content service is not called again for as long as it took', () => {
  test.each(['/x', '/x/_payload.json'])('%s, without a copy', async (address) => {
    const { site, becomes } = siteWith()
    const asked = () => site.requests.filter(({ url }) => url.includes(PAGE_ENDPOINT)).length
    becomes(() => {
      vi.setSystemTime(Date.now() + 5_000)
      return new Response(null, { status: 503 })
    })
    await site.ask(address)
    const first = asked()
    await site.ask(address)
    expect(asked()).toBe(first)
    vi.setSystemTime(Date.now() + 10_000)
    await site.ask(address)
    expect(asked()).toBeGreaterThan(first)
  })
})
