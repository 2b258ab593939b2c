import type { DayHours } from '#shared/contract/hours.ts'
import type { Station } from '#shared/contract/station.ts'
import type { Country } from '#shared/locale/locales.ts'
import { holidayHours } from './holiday-hours.ts'
import type { HoursFlaw, StoredLunch, Week } from './stored-station.ts'

/**
 * §3: a station is always open if all 8 entries say so, from yesterday (its night may reach into
 * today) to six days ahead.
 */
const DAYS = 8
/** How far ahead the exceptional hours of holidays are sent. */
const HOLIDAYS_AHEAD = 35

export interface Place {
  /** the date at the station: yyyy-MM-dd */
  today: string
  country: Country
}

/** The eight days, and after them the holidays that are near. */
export function openingDays(week: Week, { today, country }: Place, isMeal = false): DayHours[] {
  return Array.from({ length: HOLIDAYS_AHEAD + 2 }, (_, index) => index).flatMap((index) => {
    const date = addDays(today, index - 1)
    const exceptional = holidayHours(week, date, country, isMeal)
    if (index >= DAYS && exceptional === undefined) return []
    const ranges =
      exceptional ??
      (week === 'always' ? [['00:00', '24:00'] as const] : (week[weekdayOf(date)] ?? []))
    return [
      {
        date,
        openHours: ranges.map(([from, to]) => ({ startTime: `${from}:00`, endTime: `${to}:00` })),
      },
    ]
  })
}

const WEEK = 7

/** This week's lunch list: the dishes rotate over the days with lunch. */
export function lunchMenu(
  { dishes, perDay }: StoredLunch,
  served: Week,
  { today, country }: Place,
): NonNullable<Station['lunchMenu']> {
  const monday = addDays(today, -weekdayOf(today))
  const days = Array.from({ length: WEEK }, (_, weekday) => addDays(monday, weekday))
  return days
    .filter(
      (date) =>
        served === 'always' ||
        (holidayHours(served, date, country, true) ?? served[weekdayOf(date)] ?? []).length > 0,
    )
    .map((date) => {
      const first = weekNumber(date) * WEEK + weekdayOf(date) * perDay
      const numbers = Array.from({ length: perDay }, (_, index) => (first + index) % dishes.length)
      return { date, dishes: dishes.filter((_dish, index) => numbers.includes(index)) }
    })
}

/**
 * Defects seen in hours of real content services. The site shows a dash for hours it cannot read
 * (§2.4).
 */
export function flawedDays(
  days: readonly DayHours[],
  flaw: HoursFlaw | undefined,
  today: string,
): unknown {
  switch (flaw) {
    case undefined:
      return days
    case 'todayMissing':
      return days.filter(({ date }) => date !== today)
    case 'noEnd':
      return days.map((day) =>
        day.date === today
          ? { ...day, openHours: day.openHours.map(({ startTime }) => ({ startTime })) }
          : day,
      )
    case 'notTimes':
      return days.map(({ date }) => ({ date, openHours: [{ startTime: '6', endTime: 'late' }] }))
    case 'notDates':
      return days.map((day) => ({ ...day, date: day.date.split('-').toReversed().join('.') }))
    case 'text':
      return '06-22'
    case 'null':
      return null
  }
}

/** Åland has the holidays of Finland. */
export function countryIn(timeZone: string): Country {
  if (timeZone === 'Europe/Stockholm') return 'SE'
  return timeZone === 'Europe/Oslo' ? 'NO' : 'FI'
}

const DAY_MS = 86_400_000

/** yyyy-MM-dd in the time zone. */
export function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}

/** Uses dates only, so a missing or repeated hour does not matter. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Monday … 6 Sunday */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Weeks since 1970. A week begins on Monday, also at New Year. */
function weekNumber(date: string): number {
  return Math.floor((Date.parse(date) / DAY_MS + 3) / 7)
}
