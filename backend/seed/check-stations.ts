import type { Country } from '#shared/locale/locales.ts'
import { findAttribute } from '#shared/stations/find-attribute.ts'
import type { StationSeed } from './stations/station-seed.ts'
import { UNKNOWN_CODES } from './stations/written-codes.ts'

/** The countries' extent in degrees. */
const BOUNDS: Record<Country, Record<'lat' | 'lon', readonly [number, number]>> = {
  FI: { lat: [59.5, 70.1], lon: [19.2, 31.6] },
  SE: { lat: [55.3, 69.1], lon: [10.9, 24.2] },
  NO: { lat: [57.9, 71.2], lon: [4.5, 31.2] },
}

const unknownOnPurpose: ReadonlySet<string> = new Set(UNKNOWN_CODES)

/** One sentence per problem with the embedded stations. */
export function checkStations(stations: readonly StationSeed[]): string[] {
  return [
    ...repeated(stations.map(({ site }) => site.id)).map((id) => `two stations have the id ${id}`),
    ...repeated(stations.map(({ site }) => site.slug)).map((slug) => `two stations have the slug ${slug}`),
    ...stations.flatMap((station) => [...checkPlace(station), ...checkCodes(station)].map((problem) => `${station.site.name} ${problem}`)),
  ]
}

function checkPlace({ site }: StationSeed): string[] {
  const { lat, lon } = BOUNDS[site.address.country]
  const isInside = within(lat, site.location.lat) && within(lon, site.location.lon)
  return isInside ? [] : [`stands outside ${site.address.country}`]
}

function checkCodes({ summary, detail }: StationSeed): string[] {
  const codes = [...summary.services, ...(detail.fuels ?? [])]
  const unknown = codes.filter((code) => findAttribute(code) === undefined && !unknownOnPurpose.has(code))
  return unknown.map((code) => `has ${code}, which is neither in the catalogue nor unknown on purpose`)
}

function within([low, high]: readonly [number, number], value: number): boolean {
  return value >= low && value <= high
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
