import { z } from 'zod'
import { COUNTRIES } from '#shared/locale/locales.ts'
import { NETWORKS } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type StationHours, stationHoursSchema } from './station-hours.ts'
import { textsIn } from './translated-text.ts'

const dishSchema = z.object({ name: z.string(), price: z.number(), diets: z.array(z.string()) })

/** What a kitchen cooks in turns. */
const lunchSchema = z.object({ dishes: z.array(dishSchema).min(1), perDay: z.number().int().positive() })

export type StoredLunch = z.output<typeof lunchSchema>

/** The row's JSON columns are parsed where they are needed: the list of all stations sends most of them as they are. */
export interface StationRow {
  slug: string
  time_zone: string
  /** StationHours */
  hours: string
  /** StationSummary without path and openingHours, which depend on the locale and the day */
  summary: string
  /** what a station page has beside the summary and the hours, its menu's words translated */
  detail: string
  /** StoredLunch, its words translated */
  lunch: string | null
}

const summarySchema = z.object({
  name: z.string(),
  network: z.enum(NETWORKS),
  address: z.object({ street: z.string(), city: z.string(), country: z.enum(COUNTRIES) }),
})

export type StoredSummary = z.output<typeof summarySchema>

/** For the wire, which takes it as it was written: codes in capitals and all. */
const recordSchema = z.record(z.string(), z.unknown())

export function storedHours(row: Pick<StationRow, 'hours'>): StationHours {
  return stationHoursSchema.parse(JSON.parse(row.hours))
}

export function storedLunch({ lunch }: StationRow, locale: LocaleCode): StoredLunch | undefined {
  return lunch === null ? undefined : lunchSchema.parse(JSON.parse(lunch, textsIn(locale)))
}

/** What this backend itself has to know of a station. */
export function storedSummary({ summary }: Pick<StationRow, 'summary'>): StoredSummary {
  return summarySchema.parse(JSON.parse(summary))
}

export function storedStation({ summary, detail }: StationRow, locale: LocaleCode): z.output<typeof recordSchema> {
  return { ...recordSchema.parse(JSON.parse(summary)), ...recordSchema.parse(JSON.parse(detail, textsIn(locale))) }
}
