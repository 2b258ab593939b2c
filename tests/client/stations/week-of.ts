import type { DayHours } from '#shared/contract/hours.ts'

/** '06:00-10:00 14:00-22:00' → a day's openHours as in a response; '' is a closed day. */
export function openHours(text: string): DayHours['openHours'] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((range) => {
      const [start = '', end = ''] = range.split('-')
      return { startTime: `${start}:00`, endTime: `${end}:00` }
    })
}

/** Day entries from a first date on, one for each text. */
export function weekOf(from: string, ...days: string[]): DayHours[] {
  return days.map((text, index) => ({ date: dateAfter(from, index), openHours: openHours(text) }))
}

/** Eight equal days, as a backend sends them (§3). */
export function weekOfEight(from: string, day: string): DayHours[] {
  return weekOf(from, ...Array.from({ length: 8 }, () => day))
}

/** The same in the store's shape. */
export function storeWeekOf(
  from: string,
  ...days: string[]
): { date: string; hours: { opens: string; closes: string }[] }[] {
  return weekOf(from, ...days).map(({ date, openHours }) => ({
    date,
    hours: openHours.map(({ startTime, endTime }) => ({ opens: startTime, closes: endTime })),
  }))
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
