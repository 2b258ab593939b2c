import { z } from 'zod'
import type { WeeklyHours } from './weekly-hours.ts'

const range = z.tuple([z.string(), z.string()])

const weeklyHoursSchema: z.ZodType<WeeklyHours> = z.union([z.literal('always'), z.object({ workdays: range, weekend: range })])

/** A station as it is stored: its path depends on the locale, and its hours are dates only when it is asked for. */
export const storedStationSchema = z.object({
  slug: z.string(),
  hours: weeklyHoursSchema,
  timeZone: z.string(),
  /** the rest of the contract's Station */
  station: z.record(z.string(), z.unknown()),
})

export type StoredStation = z.output<typeof storedStationSchema>
