// No test waits for a time limit of the worker: its clock is moved.
import { onTestFinished, vi } from 'vitest'

const STEP_MS = 100
/** The real one: a pause in which everything goes on that waits for no time. */
const pause = scheduler.wait.bind(scheduler, 0)

interface Clock {
  /** moves the clock until `work` has ended; it stands still while nothing waits for it */
  passTime: <Result>(work: Promise<Result>) => Promise<Result>
  /** milliseconds since it began */
  passed: () => number
}

/**
 * Fakes the clock and every way in which the worker waits, until the test ends. What really takes time (the Cache API, a real namespace) can
 * come later than a limit that passes on this clock.
 */
export function fakeClock(now: number = Date.now()): Clock {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now })
  const fakes = [
    vi.spyOn(scheduler, 'wait').mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), ms)
      return controller.signal
    }),
  ]
  onTestFinished(() => {
    vi.useRealTimers()
    for (const fake of fakes) fake.mockRestore()
  })
  return { passTime, passed: () => Date.now() - now }
}

async function passTime<Result>(work: Promise<Result>): Promise<Result> {
  let hasEnded = false
  const ended = work.finally(() => (hasEnded = true))
  // a rejection is the caller's
  ended.catch(() => undefined)
  while (!hasEnded) {
    await pause()
    if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  return ended
}

/** Sets a faked clock forward. */
export function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}
