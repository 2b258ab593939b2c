import type { StationSummary } from '../contract/stations.ts'
import { packServices } from './pack-services.ts'
import { packWeeks } from './pack-weeks.ts'
import { PACKED_VERSION, type PackedStations } from './packed-stations.ts'
import { idAfter, packName, slugOf } from './station-text.ts'
import { tableOf } from './table-of.ts'

const UNITS_PER_DEGREE = 1e5

/** Small, and read again without unpacking: readStationTable has the same stations, their places to a metre, their services as a set in the catalogue's spelling. */
export function packStations(all: readonly StationSummary[]): PackedStations {
  const stations = withoutRepeats(all)
  const kinds = tableOf<PackedStations['kinds'][number]>((kind) => JSON.stringify(kind))
  const cities = tableOf<string>((city) => city)
  const pathStart = commonStart(stations)
  return {
    version: PACKED_VERSION,
    count: stations.length,
    ids: stations.map(({ id }, index) => (id === idAfter(stations[index - 1]?.id, 1) ? '' : id)),
    names: stations.map(({ name, address }) => packName(name, address.city)),
    pathStart,
    paths: stations.map(({ name, path }) => (path === pathStart + slugOf(name) ? '' : path)),
    kind: stations.map(({ brand = '', network, address, timeZone }) => kinds.place([brand, network, address.country, timeZone])),
    kinds: kinds.values,
    city: stations.map(({ address }) => cities.place(address.city)),
    cities: cities.values,
    streets: stations.map(({ address }) => address.street),
    postalCodes: stations.map(({ address }) => address.postalCode),
    lats: differences(stations.map(({ location }) => location?.lat)),
    lons: differences(stations.map(({ location }) => location?.lon)),
    ...packServices(stations.map(({ services }) => services)),
    ...packWeeks(stations.map(({ openingHours }) => openingHours)),
  }
}

/** Of an id that comes again the first station stays. */
function withoutRepeats(stations: readonly StationSummary[]): StationSummary[] {
  const ids = new Set<string>()
  return stations.filter(({ id }) => !ids.has(id) && ids.add(id))
}

function differences(degrees: (number | undefined)[]): (number | null)[] {
  let before = 0
  return degrees.map((value) => {
    if (value === undefined) return null
    const units = Math.round(value * UNITS_PER_DEGREE)
    const difference = units - before
    before = units
    return difference
  })
}

/** The first station's folder is nearly always everybody's. */
function commonStart(stations: readonly StationSummary[]): string {
  const path = stations[0]?.path ?? ''
  return path.slice(0, path.lastIndexOf('/') + 1)
}
