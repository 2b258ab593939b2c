// Moves the clock of the worker, so that no test really waits for a time limit.

import { onTestFinished, vi } from 'vitest'

const STEP_MS = 100
/** A pause on the real clock, in which work without timers continues. */
const pause = scheduler.wait.bind(scheduler, 0)

interface Clock {
  /** moves the clock until `work` has ended, and only while something waits for it */
  passTime: <Result>(work: Promise<Result>) => Promise<Result>
  /** milliseconds since the start */
  passed: () => number
}

/**
 * Fakes the clock and all timers of the worker until the end of the test. Work that takes real time
 * (the Cache API, a real namespace) may finish after a time limit of this clock.
 */
export function fakeClock(now: number = Date.now()): Clock {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now })
  const fakes = [
    vi
      .spyOn(scheduler, 'wait')
      .mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(
        () => controller.abort(new DOMException('The operation timed out', 'TimeoutError')),
        ms,
      )
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
  // the caller handles a rejection
  ended.catch(() => undefined)
  while (!hasEnded) {
    await pause()
    if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  return ended
}

/** Moves a faked clock forward. */
export function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}
