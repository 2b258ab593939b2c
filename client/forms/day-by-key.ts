import { addDays, addMonths, weekday } from './calendar-days.ts'

const SUNDAY = 6

/** The day a key leads to in a calendar: arrows by days and weeks, Home and End within the week, PageUp and PageDown by months, with Shift by years. */
export function dayByKey(key: string, shift: boolean, day: string): string | undefined {
  const months = shift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, SUNDAY - weekday(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}
