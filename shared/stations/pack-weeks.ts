import type { DayHours } from '../contract/stations.ts'
import type { PackedStations } from './packed-stations.ts'
import { tableOf } from './table-of.ts'

type PackedWeeks = Pick<PackedStations, 'dayHours' | 'weeks' | 'week'>

export function packWeeks(lists: readonly (readonly DayHours[])[]): PackedWeeks {
  const days = tableOf<string>((day) => day)
  const weeks = tableOf<(string | number)[]>((week) => week.join(' '))
  const week = lists.map((list) => weeks.place(list.flatMap(({ date, openHours }) => [date, days.place(dayText(openHours))])))
  return { dayHours: days.values, weeks: weeks.values, week }
}

/** The hours of a station by its index. Stations with the same hours share one list, which openNowCheck then looks at once. */
export function readWeeks({ dayHours, weeks, week }: PackedWeeks): (index: number) => DayHours[] {
  const days = dayHours.map(readDay)
  const lists = weeks.map((flat) => {
    const list: DayHours[] = []
    for (let index = 0; index < flat.length; index += 2) {
      list.push({ date: String(flat[index]), openHours: days[Number(flat[index + 1])] ?? [] })
    }
    return list
  })
  const none: DayHours[] = []
  return (index) => lists[week[index] ?? -1] ?? none
}

function dayText(openHours: DayHours['openHours']): string {
  return openHours.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(',')
}

function readDay(text: string): DayHours['openHours'] {
  if (text === '') return []
  return text.split(',').map((range) => {
    const [startTime = '', endTime = ''] = range.split('-')
    return { startTime, endTime }
  })
}
