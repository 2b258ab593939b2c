import type { StationSummary } from '../../contract/station.ts'
import { dayOf, localSeconds } from '../../time/local-moment.ts'
import { openOutlook } from './open-outlook.ts'
import { openChange, type OpenChange } from './open-status.ts'
import { partHours, type PartsStation, STATION_PARTS, type StationPart } from './part-hours.ts'
import type { OpeningHours } from './read-opening-hours.ts'

export interface PartStatus {
  part: StationPart
  open: boolean
  /** around the clock: §3's rule over 8 days, or a part that never closes */
  allDay: boolean
  /** of an open part; absent when it stays open for more than a day */
  until?: OpenChange
  /** of a closed part; absent when unknown */
  opens?: OpenChange
}

/** The parts at which a driver can fill up. */
const REFUELLING: readonly StationPart[] = ['pumps', 'chargers']
const SOON_MINUTES = 30

/**
 * The status of each part, open parts first. Parts whose hours for today are missing or unreadable
 * are left out.
 */
export function partStatus(
  station: PartsStation & Pick<StationSummary, 'timeZone'>,
  now: Date,
): PartStatus[] {
  const wall = localSeconds(now, station.timeZone)
  const hours = partHours(station)
  const all = STATION_PARTS.flatMap((part): PartStatus[] => {
    const partOf = hours[part]
    if (!partOf || !isKnown(partOf, wall)) return []
    const { open, change } = openChange(partOf, wall, station.timeZone)
    return [
      {
        part,
        open,
        allDay: partOf.aroundTheClock,
        ...(change && { [open ? 'until' : 'opens']: change }),
      },
    ]
  })
  return [...all.filter(({ open }) => open), ...all.filter(({ open }) => !open)]
}

/** Whether one can refuel or charge, now and in half an hour. undefined when the hours are unknown. */
export function refuelling(
  parts: readonly PartStatus[],
  these: readonly StationPart[] = REFUELLING,
): 'open' | 'closesSoon' | 'closed' | undefined {
  const fills = parts.filter(({ part }) => these.includes(part))
  if (fills.length === 0) return undefined
  const open = fills.filter((each) => each.open)
  if (open.length === 0) return 'closed'
  return open.every(({ until }) => until !== undefined && until.inMinutes <= SOON_MINUTES)
    ? 'closesSoon'
    : 'open'
}

/** Whether one can refuel or charge at a local time of the station (localSeconds). */
export function canRefuel(station: PartsStation, wall: number): boolean {
  const hours = partHours(station)
  return REFUELLING.some((part) => hours[part] !== undefined && openOutlook(hours[part], wall).open)
}

/** Whether one can refuel or charge around the clock. */
export function canRefuelAlways(station: PartsStation): boolean {
  const hours = partHours(station)
  return REFUELLING.some((part) => hours[part]?.aroundTheClock)
}

function isKnown(hours: OpeningHours, wall: number): boolean {
  if (hours.aroundTheClock || openOutlook(hours, wall).open) return true
  return hours.days.some(({ day, ranges }) => day === dayOf(wall) && ranges !== undefined)
}
