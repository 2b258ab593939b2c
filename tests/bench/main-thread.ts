// What the page's main thread did, by Chromium's own trace: its tasks, with the processor's time apart from waiting.
import type { Browser, Page } from '@playwright/test'

export interface Task {
  /** microseconds of the trace's clock */
  start: number
  /** what the page marked in it (performance.mark) */
  marks: string[]
  /** the longest thing in it: 'FunctionCall map-view', 'Layout', 'MinorGC' */
  name: string
  /** from beginning to end, with whatever it waited for: the graphics driver, other programs of this machine */
  wallMs: number
  /** of the processor alone */
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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

/** The tasks of the page's main thread while `act` runs. */
export async function tasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const all = busiestMainThread(traceEvents)
  const marks = all.filter(({ cat }) => cat === 'blink.user_timing')
  const events = all.filter(({ ph }) => ph === 'X')
  const parts = events.filter(({ name }) => !name.endsWith('RunTask') && name !== 'FireAnimationFrame')
  return events
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: ts,
      marks: marks.filter((mark) => mark.ts >= ts && mark.ts <= ts + dur).map(({ name }) => name),
      // a trace has tens of thousands of tasks: only those worth a name are looked into
      name: dur > 10_000 ? longestOf(parts, ts, ts + dur) : 'short',
      wallMs: dur / 1000,
      cpuMs: tdur / 1000,
    }))
}

function longestOf(parts: TraceEvent[], start: number, end: number): string {
  const [longest] = parts.filter(({ ts }) => ts >= start && ts < end).toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
  const file = /([\w-]+?)(?:-[\w-]{8})?\.js$/.exec(longest?.args?.data?.url ?? '')?.[1] ?? ''
  return `${longest?.name ?? 'other'} ${file}`.trim()
}

/** Of the pages' processes the one that works: the other is the browser's own empty one. */
function busiestMainThread(events: TraceEvent[]): TraceEvent[] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid))
    .reduce((busiest, thread) => (workOf(thread) > workOf(busiest) ? thread : busiest), [])
}

function workOf(thread: TraceEvent[]): number {
  return thread.reduce((sum, { name, tdur = 0 }) => sum + (name === 'RunTask' ? tdur : 0), 0)
}
