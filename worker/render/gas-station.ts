import type { Station } from '#shared/contract/station.ts'
import type { PictureOrigins } from '#shared/images/picture-source.ts'
import {
  type OpeningRange,
  readOpeningHours,
  stationHours,
} from '#shared/stations/hours/read-opening-hours.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { pictureAddress } from './picture-address.ts'

/** schema.org data. undefined properties are not written. */
export interface JsonLd {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

interface GasStationInput {
  station: Station
  canonical: string
  pictures: PictureOrigins
  serviceName: (code: string) => string
}

/** A station as schema.org GasStation, for search engines and maps. */
export function gasStation({ station, canonical, pictures, serviceName }: GasStationInput): JsonLd {
  const { name, brand, address, location, phone, email, image, fuels = [], services } = station
  const amenities = [...new Set([...fuels, ...services].map(serviceName))].filter(
    (text) => text !== '',
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'GasStation',
    '@id': canonical,
    url: canonical,
    name,
    brand: brand && { '@type': 'Brand', name: brand },
    image: image && pictureAddress(image, pictures),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street || undefined,
      postalCode: address.postalCode || undefined,
      addressLocality: address.city || undefined,
      addressCountry: address.country,
    },
    geo: location && { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon },
    telephone: phone,
    email,
    openingHoursSpecification: openingHoursSpecification(stationHours(station)),
    amenityFeature: amenities.map((text) => ({
      '@type': 'LocationFeatureSpecification',
      name: text,
      value: true,
    })),
  }
}

interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification'
  opens: string
  closes: string
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/**
 * Search engines read equal times as a closed day and 23:59 as the end of a day. They do not accept
 * 24:00.
 */
const CLOSED = [{ start: '00:00', end: '00:00' }]
const DAY_END = '23:59'

/**
 * Opening hours in either shape of §3: one entry per range, with its date. Unreadable days are
 * dropped.
 */
function openingHoursSpecification(hours: unknown): OpeningHoursSpecification[] {
  const { aroundTheClock, days } = readOpeningHours(hours)
  if (aroundTheClock)
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS,
        opens: '00:00',
        closes: DAY_END,
      },
    ]
  return days.flatMap(({ day, ranges }) =>
    ranges === undefined ? [] : onDate(dateOfDay(day), ranges),
  )
}

function onDate(
  date: string,
  ranges: Pick<OpeningRange, 'start' | 'end'>[],
): OpeningHoursSpecification[] {
  return (ranges.length === 0 ? CLOSED : ranges).map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: start,
    closes: end === '24:00' ? DAY_END : end,
    validFrom: date,
    validThrough: date,
  }))
}
