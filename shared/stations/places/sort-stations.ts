import type { StationSummary } from '../../contract/station.ts'
import { LOCALES, type LocaleCode } from '../../locale/locales.ts'
import { distanceBetween, type Position } from './distance.ts'

export interface StationAway<S = StationSummary> {
  station: S
  /** metres; absent without a location */
  distance?: number
  /** kilometres from the start of the route */
  along?: number
  /** metres to the line of the route and back to it */
  detour?: number
}

export function withDistance<S extends Pick<StationSummary, 'location'>>(
  station: S,
  from: Position | undefined,
): StationAway<S> {
  return station.location === undefined || from === undefined
    ? { station }
    : { station, distance: distanceBetween(from, station.location) }
}

/** Compares by distance. Stations without a location come last. */
export function byDistance(one: StationAway<unknown>, other: StationAway<unknown>): number {
  return compareDistances(one.distance, other.distance)
}

export function compareDistances(near = Infinity, far = Infinity): number {
  return near === far ? 0 : near - far
}

/** Sorts by the alphabet of the locale (å ä ö after z in Swedish), and numbers by value. */
export function sortByName<S extends Pick<StationSummary, 'name'>>(
  stations: readonly S[],
  locale: LocaleCode,
): S[] {
  const { compare } = new Intl.Collator(LOCALES[locale].iso, { numeric: true })
  return stations.toSorted((one, other) => compare(one.name, other.name))
}
