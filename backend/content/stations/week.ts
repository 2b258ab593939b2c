import { z } from 'zod'
import type { Week } from '../../stations/stored-station.ts'

const HOUR = String.raw`([01]?\d|2[0-4])(:[0-5]\d)?`
const DAY = String.raw`(-|${HOUR}-${HOUR}(\+${HOUR}-${HOUR})*)`
const WEEK = new RegExp(`^(24h|${DAY}( ${DAY}){2}|${DAY}( ${DAY}){6})$`)

const WORKDAYS = 5

/**
 * '24h', or hours for workdays, Saturday and Sunday, or for seven days from Monday: '6-22 7-22 -',
 * '7-11+12:30-18 9-15 -'.
 */
export const week = z.string().regex(WEEK, 'not opening hours').transform(readWeek)

function readWeek(text: string): Week {
  if (text === '24h') return 'always'
  const days = text.split(' ').map(readDay)
  const [workday = [], ...weekend] = days
  return weekend.length === 2
    ? [...Array.from({ length: WORKDAYS }, () => workday), ...weekend]
    : days
}

function readDay(text: string): [string, string][] {
  return text === '-' ? [] : text.split('+').map(readRange)
}

function readRange(text: string): [string, string] {
  const [from = '', to = ''] = text.split('-').map(readHour)
  return [from, to]
}

function readHour(text: string): string {
  const [hours = '', minutes = '00'] = text.split(':')
  return `${hours.padStart(2, '0')}:${minutes}`
}
