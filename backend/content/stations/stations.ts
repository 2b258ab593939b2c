// The embedded stations, one per line of stations.tsv. backend/README.md describes the columns.

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { NETWORKS } from '#shared/contract/network.ts'
import { PUMPS } from '#shared/contract/station-parts.ts'
import type { Station, StationSummary } from '#shared/contract/station.ts'
import { COUNTRIES, type Country } from '#shared/locale/locales.ts'
import { findAttribute } from '#shared/stations/services/find-attribute.ts'
import { slugOf } from '../../stations/slug-of.ts'
import {
  HOURS_FLAWS,
  type StationHours,
  type TranslatedText,
} from '../../stations/stored-station.ts'
import { chargingPrice } from '../charging-prices.ts'
import { isSceneName, picture, type SceneName } from '../pictures.ts'
import { SERVICE_NOTICES } from '../service-notices.ts'
import { foodMenuOf, lunchOf, type WrittenLunch, type WrittenMenuSection } from './kitchen.ts'
import { degrees, readTsv } from './read-tsv.ts'
import type { StationLanguage } from './station-language.ts'
import { type StationLinks, stationLinks } from './station-links.ts'
import { type WrittenWash, washesOf } from './washes.ts'
import { week } from './week.ts'

export interface EmbeddedStation {
  /** last segment of the station page's path */
  slug: string
  timeZone: string
  hours: StationHours
  summary: Omit<
    StationSummary,
    | 'path'
    | 'timeZone'
    | 'openingHours'
    | 'washHours'
    | 'kitchenHours'
    | 'lunchHours'
    | 'todaysLunch'
  >
  detail: Pick<Station, 'phone' | 'email' | 'image' | 'fuels' | 'chargers'> & {
    links: StationLinks
    notices?: { title: TranslatedText; since: string; until?: string }[]
    washes?: WrittenWash[]
    foodMenu?: WrittenMenuSection[]
  }
  lunch: WrittenLunch | undefined
}

/** Codes that are in no catalogue: the site shows them as text (docs/contract.md). */
const UNKNOWN_CODES: readonly string[] = ['dogwash', 'Library shelf', 'heated parking']

const filled = z.string().min(1)
const codes = z
  .string()
  .transform((text) => text.split(', '))
  .pipe(
    z.array(
      z.string().refine(isWritten, {
        error: ({ input }) => `"${String(input)}" is not in the catalogue of attributes.`,
      }),
    ),
  )

/** '2x150, 4x22': their number and power in kilowatts */
const chargers = z
  .string()
  .regex(/^[1-9]\d*x[1-9]\d*(, [1-9]\d*x[1-9]\d*)*$/, 'not chargers')
  .transform((text) =>
    text
      .split(', ')
      .map((each) => ({ power: Number(each.split('x')[1]), count: Number(each.split('x')[0]) })),
  )

const rowSchema = z.strictObject({
  id: filled,
  country: z.enum(COUNTRIES),
  network: z.enum(NETWORKS),
  brand: filled,
  name: filled,
  street: filled,
  postal_code: filled,
  city: filled,
  lat: degrees,
  lon: degrees,
  phone: z.string(),
  email: z.string(),
  image: z.custom<SceneName>((name) => isSceneName(String(name)), 'not a picture of pictures.ts'),
  hours: week,
  sent_as: z.enum(['days', 'store', 'both']),
  flaw: optional(z.enum(HOURS_FLAWS)),
  pumps: z.enum(PUMPS),
  chargers: optional(chargers),
  wash_hours: optional(week),
  kitchen_hours: optional(week),
  lunch_hours: optional(week),
  breakfast_hours: optional(week),
  first_lunch: z.string(),
  lunch_price: optional(degrees),
  menu: z.string(),
  fuels: codes,
  services: codes,
})

type Row = z.output<typeof rowSchema>

const LOCAL_TRAITS: Record<Country, { language: StationLanguage; timeZone: string }> = {
  FI: { language: 'fi', timeZone: 'Europe/Helsinki' },
  SE: { language: 'sv', timeZone: 'Europe/Stockholm' },
  NO: { language: 'no', timeZone: 'Europe/Oslo' },
}

export const STATIONS = readStations(readFileSync(new URL('stations.tsv', import.meta.url), 'utf8'))

export function readStations(text: string): EmbeddedStation[] {
  const seen = new Set<string>()
  return readTsv('stations.tsv', text, (cells) => {
    const station = stationOf(rowSchema.parse(cells))
    for (const name of [station.summary.id, station.slug]) {
      if (seen.has(name)) throw new Error(`Duplicate station ${name}.`)
      seen.add(name)
    }
    return station
  })
}

function stationOf(row: Row): EmbeddedStation {
  const slug = slugOf(row.name)
  const { language, timeZone } = localTraits(row)
  const washes = washesOf(row)
  const notices = SERVICE_NOTICES.filter((notice) => notice.slug === slug)
  return {
    slug,
    timeZone,
    hours: {
      open: row.hours,
      shape: row.sent_as,
      ...(row.flaw && { flaw: row.flaw }),
      ...(row.wash_hours && { wash: row.wash_hours }),
      ...(row.kitchen_hours && { kitchen: row.kitchen_hours }),
      ...(row.lunch_hours && { lunch: row.lunch_hours }),
      ...(row.breakfast_hours && { breakfast: row.breakfast_hours }),
    },
    summary: {
      id: row.id,
      name: row.name,
      brand: row.brand,
      network: row.network,
      location: { lat: row.lat, lon: row.lon },
      address: {
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
        country: row.country,
      },
      services: row.services,
      pumps: row.pumps,
      ...(row.chargers && { chargers: row.chargers }),
    },
    detail: {
      ...(row.phone && { phone: row.phone }),
      ...(row.email && { email: row.email }),
      image: picture(row.image, row.name),
      fuels: row.fuels,
      links: stationLinks(row),
      ...(row.chargers && {
        chargers: row.chargers.map((charger) => ({
          ...charger,
          ...chargingPrice(row.country, charger.power),
        })),
      }),
      ...(washes.length > 0 && { washes }),
      ...(notices.length > 0 && {
        notices: notices.map(({ title, since, until }) => ({
          title,
          since,
          ...(until && { until }),
        })),
      }),
      ...(row.menu && { foodMenu: foodMenuOf(language, row.country, row.menu) }),
    },
    lunch:
      row.lunch_price === undefined
        ? undefined
        : lunchOf(language, row.first_lunch, row.lunch_price),
  }
}

/** Åland uses Swedish and has the Finnish postal codes that begin with 22. */
function localTraits({ country, postal_code }: Row) {
  const isAland = country === 'FI' && postal_code.startsWith('22')
  return isAland ? { language: 'sv' as const, timeZone: 'Europe/Mariehamn' } : LOCAL_TRAITS[country]
}

/** An empty cell means undefined. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => text || undefined, schema.optional())
}

function isWritten(code: string): boolean {
  return findAttribute(code) !== undefined || UNKNOWN_CODES.includes(code)
}
