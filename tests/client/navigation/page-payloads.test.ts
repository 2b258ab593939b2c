import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://site.example' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a click uses a prefetched page for 30 seconds; after that prefetch and click fetch it again', async () => {
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
  // the machine slept, so no timer has run
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(needsPrefetch('/a')).toBe(true)
})

test('a search over the rate limit (429) is a page, and the next click loads it again', async () => {
  const fetchPayload = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ result: { kind: 'page' } }, { status: 429 }),
  )
  vi.stubGlobal('fetch', fetchPayload)
  const { loadPayload } = await import('#client/navigation/page-payloads.ts')
  expect(await loadPayload('/search?q=a')).toEqual({ result: { kind: 'page' } })
  await loadPayload('/search?q=a')
  expect(fetchPayload).toHaveBeenCalledTimes(2)
})

test.each([
  [
    'unreachable',
    'that is interrupted',
    () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
      ),
  ],
  ['unreadable', 'that is not JSON', () => new Response('<html>')],
  ['siteFailed', 'with an error status', () => Response.json({}, { status: 500 })],
])('the failure is %s for a response %s', async (kind, _, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  const { loadPayload } = await import('#client/navigation/page-payloads.ts')
  await expect(loadPayload('/a')).rejects.toMatchObject({ failure: { kind } })
})
