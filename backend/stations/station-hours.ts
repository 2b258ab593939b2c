import { z } from 'zod'

/** From and to, 'HH:mm', up to '24:00'; a range that ends before it begins runs over midnight. */
const rangeSchema = z.tuple([z.string(), z.string()])

/** What each weekday is open, Monday first; [] is a closed day. 'always' never closes. */
const weekSchema = z.union([z.literal('always'), z.array(z.array(rangeSchema)).length(7)])

/** As content services have been seen to send hours: they are malformed, or say nothing of today (§2.4). */
export const HOURS_FLAWS = ['todayMissing', 'noEnd', 'notTimes', 'notDates', 'text', 'null'] as const

/** The hours of a station as they are stored; dates are made on the day they are asked for. */
export const stationHoursSchema = z.object({
  open: weekSchema,
  /** §3: whether the station page has them day by day, as a store's hours, or as both */
  shape: z.enum(['days', 'store', 'both']),
  flaw: z.enum(HOURS_FLAWS).optional(),
  kitchen: weekSchema.optional(),
  lunch: weekSchema.optional(),
  breakfast: weekSchema.optional(),
})

export type Week = z.output<typeof weekSchema>
export type StationHours = z.output<typeof stationHoursSchema>
export type HoursFlaw = (typeof HOURS_FLAWS)[number]
