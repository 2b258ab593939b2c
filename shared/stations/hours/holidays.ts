// The days of a year on which stations may have exceptional hours.

import type { Country } from '../../locale/locales.ts'
import { dayNumber } from '../../time/dates.ts'

export const HOLIDAYS = [
  'newYear',
  'epiphany',
  'maundyThursday',
  'goodFriday',
  'easterEve',
  'easter',
  'easterMonday',
  'mayDayEve',
  'mayDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'nationalDay',
  'midsummerEve',
  'midsummer',
  'christmasEve',
  'christmas',
  'secondChristmas',
  'newYearsEve',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** MM-dd */
const FIXED: Partial<Record<Holiday, string>> = {
  newYear: '01-01',
  epiphany: '01-06',
  mayDayEve: '04-30',
  mayDay: '05-01',
  christmasEve: '12-24',
  christmas: '12-25',
  secondChristmas: '12-26',
  newYearsEve: '12-31',
}

const NATIONAL_DAYS: Record<Country, string> = { FI: '12-06', SE: '06-06', NO: '05-17' }

/** Days after Easter Sunday. */
const AFTER_EASTER: Partial<Record<Holiday, number>> = {
  maundyThursday: -3,
  goodFriday: -2,
  easterEve: -1,
  easter: 0,
  easterMonday: 1,
  ascension: 39,
  whitSunday: 49,
  whitMonday: 50,
}

/** Days after Midsummer Day. */
const AFTER_MIDSUMMER: Partial<Record<Holiday, number>> = { midsummerEve: -1, midsummer: 0 }

/** Finland and Sweden have Midsummer on a Saturday; Norway has more days around Easter. */
const ONLY_IN: Partial<Record<Holiday, readonly Country[]>> = {
  epiphany: ['FI', 'SE'],
  maundyThursday: ['NO'],
  mayDayEve: ['FI', 'SE'],
  midsummerEve: ['FI', 'SE'],
  midsummer: ['FI', 'SE'],
  whitMonday: ['NO'],
}

/** The holiday on a day (yyyy-MM-dd) in a country. */
export function holidayOn(date: string, country: Country): Holiday | undefined {
  const [year, monthAndDay] = [Number(date.slice(0, 4)), date.slice(5)]
  const day = dayNumber(date) ?? Number.NaN
  const [afterEaster, afterMidsummer] = [day - easter(year), day - midsummer(year)]
  return HOLIDAYS.find(
    (holiday) =>
      ONLY_IN[holiday]?.includes(country) !== false &&
      (AFTER_EASTER[holiday] === afterEaster ||
        AFTER_MIDSUMMER[holiday] === afterMidsummer ||
        (holiday === 'nationalDay' ? NATIONAL_DAYS[country] : FIXED[holiday]) === monthAndDay),
  )
}

/** Easter Sunday in days since 1970: the anonymous Gregorian computation. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + skipped + 15) % 30
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return dayOfYear(year, '03-28') + moon - weekday
}

/** The Saturday from 20 to 26 June. */
function midsummer(year: number): number {
  const first = dayOfYear(year, '06-20')
  // day 2 since 1970 was a Saturday
  return first + ((((2 - first) % 7) + 7) % 7)
}

function dayOfYear(year: number, day: string): number {
  return dayNumber(`${year}-${day}`) ?? 0
}
