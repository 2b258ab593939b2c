import { z } from 'zod'
import { NETWORKS } from '#shared/contract/network.ts'
import { COUNTRIES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'

const dishSchema = z.object({ name: z.string(), price: z.number(), diets: z.array(z.string()) })

const lunchSchema = z.object({
  dishes: z.array(dishSchema).min(1),
  perDay: z.number().int().positive(),
})

export type StoredLunch = z.output<typeof lunchSchema>

/** JSON columns are parsed only where needed: the station list sends most of them unchanged. */
export interface StationRow {
  slug: string
  time_zone: string
  /** StationHours */
  hours: string
  /** StationSummary without path, hours and lunch, which depend on the locale and the day */
  summary: string
  /** the page's additional properties, with translated texts */
  detail: string
  /** StoredLunch, with translated texts */
  lunch: string | null
}

const summarySchema = z.object({
  name: z.string(),
  network: z.enum(NETWORKS),
  address: z.object({ street: z.string(), city: z.string(), country: z.enum(COUNTRIES) }),
})

type StoredSummary = z.output<typeof summarySchema>

/** Sent unchanged, including codes in capitals. */
const recordSchema = z.record(z.string(), z.unknown())

export function storedHours(row: Pick<StationRow, 'hours'>): StationHours {
  return stationHoursSchema.parse(JSON.parse(row.hours))
}

export function storedLunch(
  { lunch }: Pick<StationRow, 'lunch'>,
  locale: LocaleCode,
): StoredLunch | undefined {
  return lunch === null ? undefined : lunchSchema.parse(JSON.parse(lunch, textsIn(locale)))
}

/** The properties that this backend uses itself. */
export function storedSummary({ summary }: Pick<StationRow, 'summary'>): StoredSummary {
  return summarySchema.parse(JSON.parse(summary))
}

export function storedStation(
  { summary, detail }: StationRow,
  locale: LocaleCode,
): z.output<typeof recordSchema> {
  return {
    ...recordSchema.parse(JSON.parse(summary)),
    ...recordSchema.parse(JSON.parse(detail, textsIn(locale))),
  }
}

/** From and to as 'HH:mm', up to '24:00'. A range that ends before it begins runs past midnight. */
const rangeSchema = z.tuple([z.string(), z.string()])

/** The ranges of each weekday, Monday first; [] means closed. 'always': never closed. */
const weekSchema = z.union([z.literal('always'), z.array(z.array(rangeSchema)).length(7)])

export type Ranges = z.output<typeof rangeSchema>[]

/** Defects seen in hours of real content services (§2.4). */
export const HOURS_FLAWS = [
  'todayMissing',
  'noEnd',
  'notTimes',
  'notDates',
  'text',
  'null',
] as const

/** Hours as stored. Dates are calculated per request. */
const stationHoursSchema = z.object({
  open: weekSchema,
  /** §3: whether the station page lists days, a store's hours, or both */
  shape: z.enum(['days', 'store', 'both']),
  flaw: z.enum(HOURS_FLAWS).optional(),
  wash: weekSchema.optional(),
  kitchen: weekSchema.optional(),
  lunch: weekSchema.optional(),
  breakfast: weekSchema.optional(),
})

export type Week = z.output<typeof weekSchema>
export type StationHours = z.output<typeof stationHoursSchema>
export type HoursFlaw = (typeof HOURS_FLAWS)[number]

/** A text in the local language and in English. */
export interface TranslatedText {
  local: string
  english: string
}

/**
 * A reviver for JSON.parse: English on the international site, which shows the stations of all
 * countries, else the local text.
 */
function textsIn(locale: LocaleCode) {
  return (_key: string, part: unknown): unknown => {
    if (!isTranslated(part)) return part
    return LOCALES[locale].country === undefined ? part.english : part.local
  }
}

function isTranslated(part: unknown): part is TranslatedText {
  return typeof part === 'object' && part !== null && 'local' in part && 'english' in part
}
