import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://site.example' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page asked for ahead serves a click for half a minute; then it is asked for again, ahead of a click too', async () => {
  vi.useFakeTimers()
  const fetchPayload = vi.fn<() => Promise<Response>>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetchPayload)
  const { loadPayload, needsPrefetch } = await import('#client/navigation/page-payloads.ts')
  await loadPayload('/a')
  vi.advanceTimersByTime(29_999)
  await loadPayload('/a')
  expect([needsPrefetch('/a'), fetchPayload.mock.calls.length]).toEqual([false, 1])
  vi.advanceTimersByTime(1)
  expect(needsPrefetch('/a')).toBe(true)
  await loadPayload('/a')
  expect(fetchPayload).toHaveBeenCalledTimes(2)
  // a machine that slept: no timer has run
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(needsPrefetch('/a')).toBe(true)
})

test.each([
  [
    'unreachable',
    'that breaks off',
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
  ],
  ['unreadable', 'that is no JSON', () => new Response('<html>')],
  ['siteFailed', 'of another status', () => Response.json({}, { status: 500 })],
])('a page is %s with a response %s', async (kind, _, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  const { loadPayload } = await import('#client/navigation/page-payloads.ts')
  await expect(loadPayload('/a')).rejects.toMatchObject({ failure: { kind } })
})
