import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadSoon } from '#client/ui/build-check.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the page reloads about 100 ms after the route has changed (§9)', async () => {
  void reloadSoon(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(99)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a navigation within these 100 ms cancels the reload, so that pressing Back three times reloads once', async () => {
  const presses = [new AbortController(), new AbortController(), new AbortController()]
  for (const [index, { signal }] of presses.entries()) {
    presses[index - 1]?.abort()
    void reloadSoon(signal)
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
