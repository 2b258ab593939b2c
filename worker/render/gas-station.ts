import type { Station } from '#shared/contract/station.ts'
import type { PictureOrigins } from '#shared/images/picture-source.ts'
import { stationHours } from '#shared/stations/station-hours.ts'
import type { JsonLd } from './json-ld.ts'
import { openingHoursSpecification } from './opening-hours-specification.ts'
import { pictureAddress } from './picture-address.ts'

interface GasStationInput {
  station: Station
  canonical: string
  pictures: PictureOrigins
  serviceName: (code: string) => string
}

/** schema.org's GasStation: what a search engine or a map shows of a station. */
export function gasStation({ station, canonical, pictures, serviceName }: GasStationInput): JsonLd {
  const { name, brand, address, location, phone, email, image, fuels = [], services } = station
  const amenities = [...new Set([...fuels, ...services].map(serviceName))].filter((text) => text !== '')
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
    amenityFeature: amenities.map((text) => ({ '@type': 'LocationFeatureSpecification', name: text, value: true })),
  }
}
