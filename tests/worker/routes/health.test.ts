import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentService, LAYOUT_ENDPOINT, pageResponse } from '../content-service.ts'
import { controlNamespace } from '../controls/control-namespace.ts'
import { fakeClock } from '../fake-clock.ts'
import { hangsForGood, openSite } from '../site.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const CONTENT = contentService({ '/x': pageResponse('X') })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

test('a healthy site reports its build and version, the switches and the age of its data', async () => {
  const switches = JSON.stringify({ map: { until: '2026-11-23T13:00:00Z' } })
  const { ask } = openSite(CONTENT, {
    CONTROLS: controlNamespace({ switches }),
    VERSION: { id: 'version-1' },
  })
  await ask('/fi-FI/x')
  vi.setSystemTime(NOW + 4_000)
  const response = await ask('/_health')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({
    status: 'ok',
    buildId: expect.any(String),
    version: 'version-1',
    degraded: [],
    ageSeconds: { controls: 4, redirects: { 'fi-FI': 4 }, redirectVersion: {} },
    switches: ['map'],
  })
})

test('the age of the redirect version counts from its publication', async () => {
  const stored = {
    value: '{"exact":{},"folders":{}}',
    metadata: { version: 1, at: NOW - 3_600_000 },
  }
  const { ask } = openSite(CONTENT, { REDIRECTS: { getWithMetadata: async () => stored } })
  await ask('/fi-FI/x')
  expect(await (await ask('/_health')).json()).toMatchObject({
    ageSeconds: { redirectVersion: { 'fi-FI': 3_600 } },
  })
})

test.each([
  ['answers with an error', () => new Response('secret words', { status: 500 })],
  ['hangs', hangsForGood],
])(
  'a backend that %s is reported within the time limit, without its message',
  async (_, answer) => {
    const { answered, backend } = openSite({ ...CONTENT, [LAYOUT_ENDPOINT]: answer })
    const response = await fakeClock().passTime(answered('/_health'))
    const text = await response.text()
    expect([response.status, JSON.parse(text)]).toMatchObject([
      200,
      { status: 'degraded', degraded: ['backend'] },
    ])
    for (const word of ['secret words', backend, new URL(backend).host])
      expect(text).not.toContain(word)
  },
)

test.each([
  ['a failure of KV', { getWithMetadata: () => Promise.reject(new Error('KV is down')) }],
  ['a missing KV binding', undefined],
])('%s is reported', async (_, REDIRECTS) => {
  expect(await (await openSite(CONTENT, { REDIRECTS }).ask('/_health')).json()).toMatchObject({
    status: 'degraded',
    degraded: expect.arrayContaining(['kv']),
  })
})

test('unreadable switches, purges and redirect tables are reported', async () => {
  const { ask } = openSite(CONTENT, {
    CONTROLS: { get: () => Promise.reject(new Error('KV is down')) },
  })
  expect(await (await ask('/_health')).json()).toMatchObject({
    status: 'degraded',
    degraded: ['controls'],
  })
  const damaged = { getWithMetadata: async () => ({ value: '{', metadata: null }) }
  const broken = openSite(CONTENT, { REDIRECTS: damaged })
  await broken.ask('/fi-FI/x')
  expect(await (await broken.ask('/_health')).json()).toMatchObject({
    status: 'degraded',
    degraded: ['redirects'],
  })
})

test('the backend is called at most once in five seconds', async () => {
  const { ask, requests } = openSite(CONTENT)
  await Promise.all(Array.from({ length: 20 }, () => ask('/_health')))
  expect(requests.length).toBe(1)
  vi.setSystemTime(NOW + 5_000)
  await ask('/_health')
  expect(requests.length).toBe(2)
})
