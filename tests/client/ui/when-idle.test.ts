import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from '#client/ui/when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what can wait is done when the browser is idle, after 50 ms at most (§9)', () => {
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

test('where a browser cannot tell whether it is idle, it is done after 1 ms, unless it is called off (§9)', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const act = vi.fn<() => void>()
  whenIdle(act)
  whenIdle(act)()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})
