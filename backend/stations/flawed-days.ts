import type { DayHours } from '#shared/contract/hours.ts'
import type { HoursFlaw } from './station-hours.ts'

/** Opening hours as content services have been seen to send them: the site shows a dash for what it cannot read (§2.4). */
export function flawedDays(days: readonly DayHours[], flaw: HoursFlaw | undefined, today: string): unknown {
  switch (flaw) {
    case undefined:
      return days
    case 'todayMissing':
      return days.filter(({ date }) => date !== today)
    case 'noEnd':
      return days.map((day) => (day.date === today ? { ...day, openHours: day.openHours.map(({ startTime }) => ({ startTime })) } : day))
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
