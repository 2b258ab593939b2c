import { readOneOf } from '../contract/read-values.ts'
import type { StationSummary } from '../contract/stations.ts'
import { unpackServices } from './pack-services.ts'
import { unpackWeeks } from './pack-weeks.ts'
import type { PackedStations } from './packed-stations.ts'
import { readPackedStations } from './read-packed-stations.ts'
import { nextId, slugOf, unpackName } from './station-text.ts'

const UNITS_PER_DEGREE = 1e5

/** undefined for what is no answer of this version: the edge has moved on, or the answer was cut. */
export function unpackStations(value: unknown): StationSummary[] | undefined {
  const packed = readPackedStations(value)
  if (packed === undefined) return undefined
  const services = unpackServices(packed)
  const weeks = unpackWeeks(packed)
  const locations = unpackLocations(packed)
  let id = ''
  return packed.names.map((packedName, index) => {
    const [brand = '', network, country, timeZone = ''] = packed.kinds[packed.kind[index] ?? 0] ?? []
    const city = packed.cities[packed.city[index] ?? 0] ?? ''
    const name = unpackName(packedName, city)
    const location = locations[index]
    id = packed.ids[index] || (nextId(id) ?? '')
    return {
      id,
      name,
      path: packed.paths[index] || packed.pathStart + slugOf(name),
      ...(brand !== '' && { brand }),
      network: readOneOf(['MAIN', 'TRUCK', 'MARINE'] as const, network) ?? 'MAIN',
      ...(location && { location }),
      address: {
        street: packed.streets[index] ?? '',
        postalCode: packed.postalCodes[index] ?? '',
        city,
        country: readOneOf(['FI', 'SE', 'NO'] as const, country) ?? 'FI',
      },
      services: services[index] ?? [],
      timeZone,
      openingHours: weeks[index] ?? [],
    }
  })
}

function unpackLocations({ lats, lons }: PackedStations): (StationSummary['location'] | undefined)[] {
  let lat = 0
  let lon = 0
  return lats.map((latDifference, index) => {
    const lonDifference = lons[index]
    if (latDifference === null || lonDifference === null || lonDifference === undefined) return undefined
    lat += latDifference
    lon += lonDifference
    return { lat: lat / UNITS_PER_DEGREE, lon: lon / UNITS_PER_DEGREE }
  })
}
