import type { OpeningHours } from './read-opening-hours.ts'

export interface OpenOutlook {
  open: boolean
  /** when it closes, or opens, as far as the entries tell: wall-clock seconds and the time as the hours write it */
  change?: { at: number; text: string }
}

interface Span {
  from: number
  to: number
  start: string
  end: string
}

const DAY_SECONDS = 86_400

/** Open or not at a moment of the station's wall clock (localSeconds), and what comes next. Ranges that touch or overlap are one, also over midnight. */
export function openOutlook(hours: OpeningHours, now: number): OpenOutlook {
  if (hours.aroundTheClock) return { open: true }
  const next = openSpans(hours).find(({ to }) => to > now)
  if (next === undefined) return { open: false }
  if (next.from > now) return { open: false, change: { at: next.from, text: next.start } }
  return { open: true, change: { at: next.to, text: next.end } }
}

function openSpans({ days }: OpeningHours): Span[] {
  const spans: Span[] = []
  for (const { day, ranges = [] } of days) {
    const midnight = day * DAY_SECONDS
    for (const { from, to, start, end } of ranges) addSpan(spans, { from: midnight + from, to: midnight + to, start, end })
  }
  return spans
}

/** Spans come by their start, so only the last one can reach into a new one. */
function addSpan(spans: Span[], span: Span): void {
  const last = spans.at(-1)
  if (last === undefined || span.from > last.to) spans.push(span)
  else if (span.to > last.to) {
    last.to = span.to
    last.end = span.end
  }
}
