import * as z from 'zod'
import { NETWORKS } from '#shared/contract/network.ts'
import { PUMPS } from '#shared/contract/station-parts.ts'
import { COUNTRIES } from '#shared/locale/locales.ts'
import { imageSchema } from './image.ts'
import { amount, day, sitePath, text } from './values.ts'

const location = z
  .object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
  .meta({ id: 'Location' })

const time = z
  .string()
  .regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$|^24:00(?::00)?$/,
    'expected HH:mm:ss, up to 24:00:00',
  )
const dayHours = z
  .object({ date: day, openHours: z.array(z.object({ startTime: time, endTime: time })) })
  .meta({ id: 'DayHours' })
const storeDay = z.object({ date: day, hours: z.array(z.object({ opens: time, closes: time })) })

const timeZone = z.string().refine(isTimeZone, 'expected an IANA time zone').describe('IANA')

const days = z.array(dayHours).optional()
const dish = z.object({
  name: text,
  description: text.optional(),
  price: amount.max(10_000).optional(),
  diets: z.array(text).optional(),
})

const charger = z.object({
  power: z.number().positive().max(2_000),
  count: z.int().positive().max(1_000),
  price: amount.max(10_000).optional(),
  cardPrice: amount.max(10_000).optional(),
})

const summary = {
  id: text,
  name: text,
  path: sitePath.max(500),
  brand: text.optional(),
  network: z.enum(NETWORKS),
  location,
  address: z.object({ street: text, postalCode: text, city: text, country: z.enum(COUNTRIES) }),
  services: z.array(text),
  timeZone,
  pumps: z.enum(PUMPS).optional(),
  chargers: z.array(charger).optional(),
  washHours: days,
  kitchenHours: days,
  lunchHours: days,
  todaysLunch: dayHours.extend({ dishes: z.array(dish).min(1) }).optional(),
}
const openingHours = z.array(dayHours).optional()

/**
 * The share of stations with wrong hours that is accepted, because people type hours at stations.
 * The site shows a dash for them.
 */
const FLAWED = 1 / 50

const listed = z
  .object({
    ...summary,
    openingHours: z
      .unknown()
      .optional()
      .meta({ type: 'array', items: { $ref: '#/components/schemas/DayHours' } }),
  })
  .meta({ id: 'StationSummary' })

export const stationListSchema = z
  .object({
    stations: z.array(listed).superRefine((stations, { addIssue }) => {
      const flaws = stations.flatMap(
        (station) => openingHours.safeParse(station.openingHours).error ?? [],
      )
      if (flaws.length <= stations.length * FLAWED) return
      for (const { path, message } of flaws.flatMap(({ issues }) => issues)) {
        addIssue({ code: 'custom', path: [0, 'openingHours', ...path], message })
      }
    }),
  })
  .meta({ id: 'StationList' })

/** The station of a station page. */
export const stationSchema = z
  .object({
    ...summary,
    openingHours,
    phone: text.optional(),
    email: text.optional(),
    image: imageSchema.optional(),
    fuels: z.array(text).optional(),
    store24h: z.boolean().optional(),
    storeOpeningHours: z.array(storeDay).optional(),
    breakfastHours: days,
    lunchMenu: z.array(z.object({ date: day, dishes: z.array(dish) })).optional(),
    washes: z
      .array(z.object({ name: text, text: text.optional(), price: amount.max(10_000).optional() }))
      .optional(),
    foodMenu: z.array(z.object({ title: text, dishes: z.array(dish) })).optional(),
    notices: z
      .array(
        z.object({
          title: text,
          text: text.optional(),
          since: day.optional(),
          until: day.optional(),
        }),
      )
      .optional(),
    links: z
      .object({
        reportFault: sitePath.optional(),
        buyWash: sitePath.optional(),
        chargingPrices: sitePath.optional(),
      })
      .optional(),
  })
  .meta({ id: 'Station' })

function isTimeZone(zone: string): boolean {
  try {
    // An offset like '+02:00' is rejected: it has no summer time.
    return /^[a-z]/i.test(
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
    )
  } catch {
    return false // Intl throws for an unknown zone.
  }
}
