import type { StationSummary } from '../contract/stations.ts'
import { LOCALES, type LocaleCode } from '../locale/locales.ts'
import { distanceBetween, type Position } from './distance.ts'

export interface StationAway<S> {
  station: S
  /** metres; absent when the station's place is not known */
  distance?: number
}

/** Nearest first; stations without a place come last, in their order. */
export function byDistance<S extends Pick<StationSummary, 'location'>>(stations: readonly S[], from: Position): StationAway<S>[] {
  const away = stations.map((station) => withDistance(station, from))
  return away.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0)
}

export function withDistance<S extends Pick<StationSummary, 'location'>>(station: S, from: Position | undefined): StationAway<S> {
  return station.location === undefined || from === undefined ? { station } : { station, distance: distanceBetween(from, station.location) }
}

// making one costs more than using it a thousand times
const collators = new Map<LocaleCode, Intl.Collator>()

/** As the locale's alphabet has it, numbers by their value: å ä ö after z in Swedish. */
export function byName<S extends Pick<StationSummary, 'name'>>(stations: readonly S[], locale: LocaleCode): S[] {
  const collator = collators.get(locale) ?? new Intl.Collator(LOCALES[locale].iso, { numeric: true })
  collators.set(locale, collator)
  return stations.toSorted((a, b) => collator.compare(a.name, b.name))
}
