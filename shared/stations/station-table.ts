import { readOneOf } from '../contract/read-values.ts'
import type { StationSummary } from '../contract/stations.ts'
import type { Position } from './distance.ts'
import { readServices } from './pack-services.ts'
import { readWeeks } from './pack-weeks.ts'
import type { PackedStations } from './packed-stations.ts'
import { readPackedStations } from './read-packed-stations.ts'
import { idAfter, slugOf, unpackName } from './station-text.ts'

const UNITS_PER_DEGREE = 1e5

/** Packed stations, each read when it is looked at: a hundred thousand of them unpacked would fill a phone. */
export interface StationTable {
  readonly size: number
  id: (index: number) => string
  name: (index: number) => string
  address: (index: number) => StationSummary['address']
  network: (index: number) => StationSummary['network']
  /** undefined where the place is not known */
  location: (index: number) => Position | undefined
  services: (index: number) => string[]
  timeZone: (index: number) => string
  /** stations with the same hours share one list */
  openingHours: (index: number) => StationSummary['openingHours']
  station: (index: number) => StationSummary
}

/** undefined for what is no answer of this version: the edge has moved on, or the answer was cut. */
export function readStationTable(value: unknown): StationTable | undefined {
  const packed = readPackedStations(value)
  return packed && tableOf(packed)
}

function tableOf(packed: PackedStations): StationTable {
  const { count, names, pathStart, paths, kind, cities, city, streets, postalCodes } = packed
  const kinds = packed.kinds.map(readKind)
  const id = readIds(packed)
  const location = readLocations(packed)
  const services = readServices(packed)
  const openingHours = readWeeks(packed)
  const cityOf = (index: number) => cities[city[index] ?? 0] ?? ''
  const name = (index: number) => unpackName(names[index] ?? '', cityOf(index))
  const kindOf = (index: number) => kinds[kind[index] ?? 0] ?? readKind([])
  const timeZone = (index: number) => kindOf(index).timeZone
  const network = (index: number) => kindOf(index).network

  function address(index: number): StationSummary['address'] {
    const { country } = kindOf(index)
    return { street: streets[index] ?? '', postalCode: postalCodes[index] ?? '', city: cityOf(index), country }
  }

  return {
    size: count,
    id,
    name,
    address,
    network,
    location,
    services,
    timeZone,
    openingHours,
    station(index) {
      const { brand } = kindOf(index)
      const place = location(index)
      return {
        id: id(index),
        name: name(index),
        path: paths[index] || pathStart + slugOf(name(index)),
        ...(brand !== '' && { brand }),
        network: network(index),
        ...(place && { location: place }),
        address: address(index),
        services: services(index),
        timeZone: timeZone(index),
        openingHours: openingHours(index),
      }
    },
  }
}

function readKind([brand = '', network, country, timeZone = '']: readonly string[]) {
  return {
    brand,
    network: readOneOf(['MAIN', 'TRUCK', 'MARINE'] as const, network) ?? 'MAIN',
    country: readOneOf(['FI', 'SE', 'NO'] as const, country) ?? 'FI',
    timeZone,
  }
}

function readIds({ ids }: PackedStations): StationTable['id'] {
  // of each station the last one up to it whose id is written
  const written = new Uint32Array(ids.length)
  for (let index = 1; index < ids.length; index++) written[index] = ids[index] === '' ? (written[index - 1] ?? 0) : index
  return (index) => {
    const start = written[index] ?? 0
    return idAfter(ids[start] ?? '', index - start) ?? ''
  }
}

function readLocations({ lats, lons }: PackedStations): StationTable['location'] {
  const places = new Int32Array(2 * lats.length)
  const isPlaced = new Uint8Array(lats.length)
  let lat = 0
  let lon = 0
  for (const [index, latDifference] of lats.entries()) {
    const lonDifference = lons[index]
    if (latDifference === null || lonDifference === null || lonDifference === undefined) continue
    lat += latDifference
    lon += lonDifference
    places.set([lat, lon], 2 * index)
    isPlaced[index] = 1
  }
  return (index) =>
    isPlaced[index] === 1
      ? { lat: (places[2 * index] ?? 0) / UNITS_PER_DEGREE, lon: (places[2 * index + 1] ?? 0) / UNITS_PER_DEGREE }
      : undefined
}
