import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page asked for ahead serves a click for half a minute; then it is asked for again, ahead of a click too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'https://site.example' })
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
})
