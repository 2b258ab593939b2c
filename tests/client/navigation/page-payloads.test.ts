import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page asked for ahead serves a click for half a minute; then it is asked for again, ahead of a click too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'https://site.example' })
  const ask = vi.fn<() => Promise<Response>>(async () => Response.json({}))
  vi.stubGlobal('fetch', ask)
  const { isHeld, loadPayload } = await import('#client/navigation/page-payloads.ts')
  await loadPayload('/a')
  vi.advanceTimersByTime(29_999)
  await loadPayload('/a')
  expect([isHeld('/a'), ask.mock.calls.length]).toEqual([true, 1])
  vi.advanceTimersByTime(1)
  expect(isHeld('/a')).toBe(false)
  await loadPayload('/a')
  expect(ask).toHaveBeenCalledTimes(2)
})
