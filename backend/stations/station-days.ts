import type { DayHours } from '#shared/contract/hours.ts'
import type { Station } from '#shared/contract/station.ts'
import type { Country } from '#shared/locale/locales.ts'
import { type Holiday, holidayOn } from '#shared/stations/hours/holidays.ts'
import { holidayHours } from './holiday-hours.ts'
import type { HoursFlaw, Ranges, StoredLunch, Week } from './stored-station.ts'

/**
 * §3: a station is always open if all 8 entries say so, from yesterday (its night may reach into
 * today) to six days ahead.
 */
const DAYS = 8
/** How far ahead the exceptional hours of holidays are sent. */
const HOLIDAYS_AHEAD = 35

interface CalendarDay {
  /** yyyy-MM-dd */
  date: string
  /** 0 Monday … 6 Sunday */
  weekday: number
  holiday: Holiday | undefined
}

/** What stations of one time zone share: their country and its calendar. */
export interface Place {
  country: Country
  today: CalendarDay
  /** from yesterday on */
  days: readonly CalendarDay[]
}

export function placeIn(timeZone: string, now: Date): Place {
  return placeOn(localDate(now, timeZone), countryIn(timeZone))
}

/** @param today yyyy-MM-dd */
export function placeOn(today: string, country: Country): Place {
  const dayAt = (index: number) => calendarDay(addDays(today, index - 1), country)
  return {
    country,
    today: dayAt(1),
    days: Array.from({ length: HOLIDAYS_AHEAD + 2 }, (_, index) => dayAt(index)),
  }
}

/** The eight days, and after them the holidays that are near. */
export function openingDays(week: Week, { days }: Place, isMeal = false): DayHours[] {
  return days
    .filter(
      ({ holiday }, index) => index < DAYS || holidayHours(week, holiday, isMeal) !== undefined,
    )
    .map((day) => dayHours(week, day, isMeal))
}

/** When lunch is served today. */
export function lunchToday(week: Week, { today }: Place): DayHours {
  return dayHours(week, today, true)
}

function dayHours(week: Week, day: CalendarDay, isMeal: boolean): DayHours {
  const openHours = rangesOn(week, day, isMeal).map(([from, to]) => ({
    startTime: `${from}:00`,
    endTime: `${to}:00`,
  }))
  return { date: day.date, openHours }
}

function rangesOn(week: Week, { weekday, holiday }: CalendarDay, isMeal: boolean): Ranges {
  const exceptional = holidayHours(week, holiday, isMeal)
  if (exceptional) return exceptional
  return week === 'always' ? [['00:00', '24:00']] : (week[weekday] ?? [])
}

const WEEK = 7

/** This week's lunch list: the dishes rotate over the days with lunch. */
export function lunchMenu(
  { dishes, perDay }: StoredLunch,
  served: Week,
  { today, country }: Place,
): NonNullable<Station['lunchMenu']> {
  const monday = addDays(today.date, -today.weekday)
  const days = Array.from({ length: WEEK }, (_, weekday) =>
    calendarDay(addDays(monday, weekday), country),
  )
  return days
    .filter((day) => rangesOn(served, day, true).length > 0)
    .map(({ date, weekday }) => {
      const first = weekNumber(date) * WEEK + weekday * perDay
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
function countryIn(timeZone: string): Country {
  if (timeZone === 'Europe/Stockholm') return 'SE'
  return timeZone === 'Europe/Oslo' ? 'NO' : 'FI'
}

const DAY_MS = 86_400_000

/** yyyy-MM-dd in the time zone. */
function localDate(now: Date, timeZone: string): string {
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

function calendarDay(date: string, country: Country): CalendarDay {
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return { date, weekday, holiday: holidayOn(date, country) }
}

/** Weeks since 1970. A week begins on Monday, also at New Year. */
function weekNumber(date: string): number {
  return Math.floor((Date.parse(date) / DAY_MS + 3) / 7)
}
