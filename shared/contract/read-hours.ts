// Opening hours as stations send them. A day with one malformed entry is left out whole: a dash is honest, half of the hours is not (§2.4).
import type { DayHours, Station } from './stations.ts'
import { readList, readRecord, readSomeItems } from './read-values.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}(?::\d{2})?$/

export function readDays(value: unknown): DayHours[] | undefined {
  return readSomeItems(value, (day) => {
    const raw = readRecord(day)
    const openHours = readRanges(raw?.['openHours'], 'startTime', 'endTime')
    const date = raw?.['date']
    if (!isDate(date) || openHours === undefined) return undefined
    return { date, openHours: openHours.map(([startTime, endTime]) => ({ startTime, endTime })) }
  })
}

export function readStoreDays(value: unknown): Station['storeOpeningHours'] {
  return readSomeItems(value, (day) => {
    const raw = readRecord(day)
    const hours = readRanges(raw?.['hours'], 'opens', 'closes')
    const date = raw?.['date']
    if (!isDate(date) || hours === undefined) return undefined
    return { date, hours: hours.map(([opens, closes]) => ({ opens, closes })) }
  })
}

export function isDate(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value)
}

/** [] is a closed day; undefined a day that cannot be read. */
function readRanges(value: unknown, startKey: string, endKey: string): [string, string][] | undefined {
  if (value !== null && value !== undefined && !Array.isArray(value)) return undefined
  const ranges: [string, string][] = []
  for (const item of readList(value)) {
    const raw = readRecord(item)
    const start = raw?.[startKey]
    const end = raw?.[endKey]
    if (typeof start !== 'string' || typeof end !== 'string' || !TIME.test(start) || !TIME.test(end)) return undefined
    ranges.push([start, end])
  }
  return ranges
}
