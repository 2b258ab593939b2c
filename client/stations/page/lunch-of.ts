import type { Station } from '#shared/contract/station.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds, weekdayOf } from '#shared/time/local-moment.ts'
import { openingRows, type OpeningRow } from '../hours/opening-hours.ts'
import type { DishList } from './dishes.tsx'

type LunchDay = NonNullable<Station['lunchMenu']>[number]

export interface Lunch {
  isServed: boolean
  /** today's dishes; undefined if they are unknown or there is no lunch */
  dishes: DishList | undefined
  /** today's hours, if known */
  hours: OpeningRow | undefined
  /** the next day with lunch */
  next: OpeningRow | undefined
  /** the days of the list after today */
  coming: LunchDay[]
  /** the Monday of the next list, if this one has no more days */
  newList: string | undefined
  /** the price of all dishes, if it is the same */
  price: number | undefined
}

const DAY_MS = 86_400_000

/** Today's lunch, and what comes after it. The days before are over and are not shown. */
export function lunchOf({ lunchMenu = [], lunchHours, timeZone }: Station, now: Date): Lunch {
  const today = dateOfDay(dayOf(localSeconds(now, timeZone)))
  const rows = openingRows(lunchHours, now, timeZone)
  const hours = rows.find(({ label }) => label === 'today')
  const dishes =
    hours?.kind === 'closed' ? undefined : lunchMenu.find(({ date }) => date === today)?.dishes
  const coming = lunchMenu.filter(({ date }) => date > today)
  const shown = [...(dishes ?? []), ...coming.flatMap((day) => day.dishes)]
  return {
    isServed: dishes !== undefined || hours?.kind === 'ranges',
    dishes,
    hours: hours?.kind === 'ranges' ? hours : undefined,
    next: rows.find(({ date, kind }) => date > today && kind === 'ranges'),
    coming,
    newList: lunchMenu.length > 0 && coming.length === 0 ? nextMonday(today) : undefined,
    price: samePrice(shown.length > 0 ? shown : lunchMenu.flatMap((day) => day.dishes)),
  }
}

function samePrice(dishes: DishList): number | undefined {
  const [first] = dishes
  return first && dishes.every(({ price }) => price === first.price) ? first.price : undefined
}

function nextMonday(date: string): string {
  return new Date(Date.parse(date) + (8 - weekdayOf(date)) * DAY_MS).toISOString().slice(0, 10)
}
