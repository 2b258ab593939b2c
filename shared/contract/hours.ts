// Opening hours of stations. Both shapes of §3 are read into the first one. A day with a malformed
// entry is dropped, so that the page shows a dash: "closed" or half of the hours would be wrong
// (§2.4).

import { isDate } from '../time/dates.ts'
import { allOf, type ReadBy } from './read-shape.ts'
import { readItems, readList, readRecord } from './read-values.ts'

const TIME = /^\d{2}:\d{2}(?::\d{2})?$/

/** A day (yyyy-MM-dd) and when it is open (HH:mm:ss, up to 24:00:00). A closed day has no hours. */
export type DayHours = ReadBy<typeof readDay>

/** Stations with the same hours share one list (read-stations.ts), which is then read once. */
const read = new WeakMap<readonly unknown[], DayHours[]>()

/** undefined without a readable day. */
export function readDays(value: unknown): DayHours[] | undefined {
  const list = readList(value)
  const days = read.get(list) ?? readItems(list, readDay)
  read.set(list, days)
  return days.length > 0 ? days : undefined
}

export function readDay(value: unknown) {
  const day = readRecord(value)
  const [date, hours] = [day?.['date'], day?.['openHours'] ?? day?.['hours']]
  const openHours = Array.isArray(hours) ? readHours(hours) : undefined
  return isDate(date) && openHours ? { date, openHours } : undefined
}

const readHours = allOf((entry) => {
  const hours = readRecord(entry)
  const [startTime, endTime] = [
    hours?.['startTime'] ?? hours?.['opens'],
    hours?.['endTime'] ?? hours?.['closes'],
  ]
  return isTime(startTime) && isTime(endTime) ? { startTime, endTime } : undefined
})

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value)
}
