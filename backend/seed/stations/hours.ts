import { HOURS_FLAWS, type StationHours, type Week } from '../../stations/stored-station.ts'
import { chanceOf } from './chance.ts'
import type { Site } from './site.ts'
import type { StationKind } from './station-kind.ts'

type Days = Exclude<Week, 'always'>
type Ranges = Days[number]

/** every so many stations one has hours that cannot be read */
const FLAWED_EVERY = 70

const SHOP_WEEKS: readonly Days[] = [
  week([['06:00', '22:00']], [['07:00', '22:00']], [['08:00', '22:00']]),
  week([['06:00', '21:00']], [['08:00', '21:00']], [['09:00', '21:00']]),
  week([['05:30', '23:00']], [['07:00', '23:00']], [['08:00', '23:00']]),
  week([['07:00', '20:00']], [['08:00', '18:00']], []),
  week(
    [
      ['07:00', '11:00'],
      ['12:00', '18:00'],
    ],
    [['09:00', '15:00']],
    [],
  ),
]
const RESTAURANT_WEEKS: readonly Days[] = [
  week([['06:00', '23:00']], [['07:00', '23:00']], [['08:00', '23:00']]),
  week([['05:00', '22:00']], [['06:00', '22:00']], [['07:00', '22:00']]),
  // over midnight at weekends, written as one range
  [...weekdays([['06:00', '23:00']], 4), [['06:00', '02:00']], [['07:00', '03:00']], [['08:00', '23:00']]],
  // over midnight every night, cut at midnight
  [
    [['05:00', '24:00']],
    ...weekdays(
      [
        ['00:00', '01:00'],
        ['05:00', '24:00'],
      ],
      6,
    ),
  ],
  weekdays([['06:00', '02:00']], 7),
]
const MARINE_WEEKS: readonly Days[] = [
  weekdays([['08:00', '21:00']], 7),
  [[], ...weekdays([['10:00', '18:00']], 6)],
  week(
    [
      ['09:00', '12:00'],
      ['15:00', '20:00'],
    ],
    [['09:00', '21:00']],
    [['09:00', '21:00']],
  ),
]

export function hoursOf(site: Site, kind: StationKind, services: readonly string[]): StationHours {
  const chance = chanceOf(`hours of ${site.id}`)
  const open = openWeek()
  const flaw = flawOf(site)
  const weekend: Ranges = services.includes('weekendlunch') ? [['12:00', '16:00']] : []
  return {
    open,
    shape: kind === 'express' || kind === 'truck' ? 'days' : chance.pick(['days', 'days', 'store', 'both'] as const),
    ...(flaw === undefined ? {} : { flaw }),
    ...(kind === 'restaurant' ? { kitchen: week([['10:00', '20:00']], [['11:00', '20:00']], [['12:00', '19:00']]) } : {}),
    ...(services.includes('lunch') ? { lunch: week([['10:30', '15:00']], weekend, weekend) } : {}),
    ...(services.includes('breakfastbuffet') ? { breakfast: week([['06:30', '10:00']], [['08:00', '11:00']], []) } : {}),
  }

  function openWeek(): Week {
    if (kind === 'truck') return 'always'
    if (kind === 'marine') return chance.pick(MARINE_WEEKS)
    if (kind === 'express') return chance.is(0.85) ? 'always' : week([['06:00', '23:00']], [['07:00', '23:00']], [['07:00', '23:00']])
    if (chance.is(kind === 'restaurant' ? 0.3 : 0.1)) return 'always'
    return chance.pick(kind === 'restaurant' ? RESTAURANT_WEEKS : SHOP_WEEKS)
  }
}

/** The editors' own stations are never flawed: other pages lead to them. */
function flawOf({ id }: Site): StationHours['flaw'] {
  const number = Number(id.slice(3)) % 1000
  return number > 10 && number % FLAWED_EVERY === 0 ? HOURS_FLAWS[Math.floor(number / FLAWED_EVERY) % HOURS_FLAWS.length] : undefined
}

function week(workday: Ranges, saturday: Ranges, sunday: Ranges): Days {
  return [...weekdays(workday, 5), saturday, sunday]
}

function weekdays(ranges: Ranges, count: number): Days {
  return Array.from({ length: count }, () => ranges)
}
