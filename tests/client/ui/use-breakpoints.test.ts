import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPosterWidth } from '#client/content/video/video.tsx'
import { breakpointFlags, watchBreakpoints } from '#client/ui/use-breakpoints.ts'

const view = Object.assign(new EventTarget(), { innerWidth: 1280 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', view)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function resize(width: number): void {
  view.innerWidth = width
  view.dispatchEvent(new Event('resize'))
}

test('the breakpoints’ flags are updated 50 ms after the last resize (§4, §9)', () => {
  const seen: boolean[] = []
  const stop = watchBreakpoints(({ desktop }) => seen.push(desktop))
  resize(1000)
  vi.advanceTimersByTime(49)
  resize(900)
  vi.advanceTimersByTime(49)
  expect(seen).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([true, false])
  resize(1280)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(seen).toHaveLength(2)
})

test('a film’s poster is asked for anew 400 ms after the last resize, where it has become larger and is seen (§9)', () => {
  const asked: number[] = []
  const video = { clientWidth: 700, paused: true }
  const stop = watchPosterWidth(video, (width) => asked.push(width))
  video.clientWidth = 1400
  resize(1600)
  vi.advanceTimersByTime(399)
  resize(1610)
  vi.advanceTimersByTime(399)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([1400])
  for (const next of [{ clientWidth: 1200 }, { clientWidth: 1700, paused: false }]) {
    Object.assign(video, next)
    resize(1500)
    vi.advanceTimersByTime(400)
  }
  expect(asked).toEqual([1400])
  stop()
})

test.each([
  [319, []],
  [320, ['smallMobile']],
  [480, ['smallMobile', 'mobile']],
  [768, ['smallMobile', 'mobile', 'largeMobile']],
  [992, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop']],
  [1200, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop', 'desktop']],
  [1600, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop', 'desktop', 'largeDesktop']],
])('a window %i px wide has reached the breakpoints of §9: %j', (width, expected) => {
  const reached = Object.entries(breakpointFlags(width)).filter(([, flag]) => flag)
  expect(reached.map(([name]) => name)).toEqual(expected)
})
