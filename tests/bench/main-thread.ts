// The tasks of the page's main thread from Chromium's trace, with CPU time separate from waiting.

import type { Browser, Page } from '@playwright/test'

export interface Task {
  /** microseconds in the trace */
  start: number
  /** the page's performance.mark() calls during the task */
  marks: string[]
  /** the longest part: 'FunctionCall map-view', 'Layout', 'MinorGC' */
  name: string
  /** from start to end, with waiting for the graphics driver and for other programs */
  wallMs: number
  /** CPU time only */
  cpuMs: number
}

interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { url?: string } }
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  '__metadata',
]

/** The tasks of the page's main thread while `act` runs. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const all = busiestMainThread(traceEvents)
  const marks = all.filter(({ cat }) => cat === 'blink.user_timing')
  const events = all.filter(({ ph }) => ph === 'X')
  const parts = events.filter(
    ({ name }) => !name.endsWith('RunTask') && name !== 'FireAnimationFrame',
  )
  return events
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: ts,
      marks: marks.filter((mark) => mark.ts >= ts && mark.ts <= ts + dur).map(({ name }) => name),
      // A trace has tens of thousands of tasks. Only long ones get a name.
      name: dur > 10_000 ? longestOf(parts, ts, ts + dur) : 'short',
      wallMs: dur / 1000,
      cpuMs: tdur / 1000,
    }))
}

function longestOf(parts: TraceEvent[], start: number, end: number): string {
  const [longest] = parts
    .filter(({ ts }) => ts >= start && ts < end)
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
  const file = /([\w-]+?)(?:-[\w-]{8})?\.js$/.exec(longest?.args?.data?.url ?? '')?.[1] ?? ''
  return `${longest?.name ?? 'other'} ${file}`.trim()
}

/** The renderer process with the most work. The other one is the browser's empty page. */
function busiestMainThread(events: TraceEvent[]): TraceEvent[] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid))
    .reduce((busiest, thread) => (workOf(thread) > workOf(busiest) ? thread : busiest), [])
}

function workOf(thread: TraceEvent[]): number {
  return thread.reduce((sum, { name, tdur = 0 }) => sum + (name === 'RunTask' ? tdur : 0), 0)
}
