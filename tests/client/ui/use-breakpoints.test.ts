import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPosterWidth } from '#client/content/video/video.tsx'
import { savesData } from '#client/ui/saves-data.ts'
import { watchBreakpoints } from '#client/ui/use-breakpoints.ts'

const view = Object.assign(new EventTarget(), {
  innerWidth: 1280,
  /** of the visitor's browser */
  textSize: 16,
  matchMedia: (query: string) => ({
    matches:
      view.innerWidth >= Number(/^\(width >= ([\d.]+)em\)$/.exec(query)?.[1]) * view.textSize,
  }),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', view)
})

afterEach(() => {
  view.textSize = 16
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function resize(width: number): void {
  view.innerWidth = width
  view.dispatchEvent(new Event('resize'))
}

test('the breakpoint flags are updated 50 ms after the last resize (§4, §9)', () => {
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

test('a visible video’s poster is fetched again 400 ms after the last resize, if it is larger (§9)', () => {
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
])('a window %i px wide has the breakpoints of §9: %j', (width, expected) => {
  expect(breakpointsAt(width)).toEqual(expected)
})

test('at a text size of 200 % a breakpoint needs a window twice as wide', () => {
  view.textSize = 32
  expect(breakpointsAt(1280)).toEqual(['smallMobile', 'mobile'])
})

function breakpointsAt(width: number): string[] {
  view.innerWidth = width
  const reached: string[] = []
  watchBreakpoints((flags) =>
    reached.push(...Object.entries(flags).flatMap(([name, flag]) => (flag ? [name] : []))),
  )()
  return reached
}

test('without media queries for scripts all flags are false, and no visitor saves data', () => {
  vi.stubGlobal('window', new EventTarget())
  const seen: boolean[] = []
  watchBreakpoints((flags) => seen.push(...Object.values(flags)))()
  expect(seen).toEqual(Array(6).fill(false))
  vi.stubGlobal('navigator', {})
  expect(savesData()).toBe(false)
})
