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

/** Stations with the same hours share one list, which openNowCheck then looks at once. */
export function unpackWeeks({ dayHours, weeks, week }: PackedWeeks): DayHours[][] {
  const days = dayHours.map(readDay)
  const lists = weeks.map((flat) => {
    const list: DayHours[] = []
    for (let index = 0; index < flat.length; index += 2) {
      list.push({ date: String(flat[index]), openHours: days[Number(flat[index + 1])] ?? [] })
    }
    return list
  })
  return week.map((place) => lists[place] ?? [])
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
