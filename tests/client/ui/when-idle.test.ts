import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from '#client/ui/when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('idle work runs when the browser is idle, or after 50 ms (§9)', () => {
  const ask = vi.fn<typeof requestIdleCallback>(() => 7)
  const cancel = vi.fn<typeof cancelIdleCallback>()
  vi.stubGlobal('window', { requestIdleCallback: ask })
  vi.stubGlobal('requestIdleCallback', ask)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const act = vi.fn<() => void>()
  whenIdle(act)()
  expect(ask).toHaveBeenCalledWith(act, { timeout: 50 })
  expect(cancel).toHaveBeenCalledWith(7)
})

test('without requestIdleCallback idle work runs after 1 ms, unless it is cancelled (§9)', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const act = vi.fn<() => void>()
  whenIdle(act)
  whenIdle(act)()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})
