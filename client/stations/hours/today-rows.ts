import type { Station } from '#shared/contract/station.ts'
import { openChange, type OpenChange } from '#shared/stations/hours/open-status.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import { hoursOn, type TodaysHours } from './opening-hours.ts'
import { isMeal, type PagePart, partsWithHours } from './parts-with-hours.ts'
import { closesSoon } from './shown-parts.ts'

/** A part of the station today. */
export interface TodayRow {
  part: PagePart
  state: 'open' | 'soon' | 'closed' | 'unknown'
  /** the next closing of an open part, the next opening of a closed one, if known */
  change?: OpenChange
  hours: TodaysHours
}

/** The answer to "is it open": of all parts together. */
export type Verdict =
  | { kind: 'always' | 'open' | 'closed' | 'unknown' }
  | { kind: 'some'; parts: PagePart[] }
  | { kind: 'closes' | 'opens'; change: OpenChange }

/** All parts of the station. Meals only on days on which they are served. */
export function todayRows(station: Station, now: Date): TodayRow[] {
  const { timeZone } = station
  const wall = localSeconds(now, timeZone)
  return partsWithHours(station).flatMap(({ part, hours: partOf }): TodayRow[] => {
    const hours = hoursOn(dayOf(wall), partOf)
    if (isMeal(part) && hours.kind !== 'ranges') return []
    const { open, change } = openChange(partOf, wall, timeZone)
    if (!open && hours.kind === 'none') return [{ part, state: 'unknown', hours }]
    const state = open
      ? closesSoon({ open, ...(change && { until: change }) })
        ? 'soon'
        : 'open'
      : 'closed'
    return [{ part, state, hours, ...(change && { change }) }]
  })
}

export function verdictOf(rows: readonly TodayRow[]): Verdict {
  const main = rows.filter(({ part }) => !isMeal(part))
  const open = main.filter(({ state }) => state === 'open' || state === 'soon')
  if (main.every(({ state }) => state === 'unknown')) return { kind: 'unknown' }
  if (open.length === 0) {
    const [first] = changesOf(main)
    return first ? { kind: 'opens', change: first } : { kind: 'closed' }
  }
  const last = changesOf(open).at(-1)
  if (last && open.every(({ state }) => state === 'soon')) return { kind: 'closes', change: last }
  if (main.every(({ hours }) => hours.kind === 'open24h')) return { kind: 'always' }
  return open.length * 2 > main.length
    ? { kind: 'open' }
    : { kind: 'some', parts: open.map(({ part }) => part) }
}

/** The next changes, the earliest first. */
function changesOf(rows: readonly TodayRow[]): OpenChange[] {
  return rows
    .flatMap(({ change }) => change ?? [])
    .toSorted((one, other) => one.inMinutes - other.inMinutes)
}
