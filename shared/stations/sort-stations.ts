// The first stations of an order, by their places in a list. Of a hundred thousand only those that are wanted are put in order.
import type { StationSummary } from '../contract/stations.ts'
import { LOCALES, type LocaleCode } from '../locale/locales.ts'
import { distanceBetween, type Position } from './distance.ts'
import type { StationTable } from './station-table.ts'

export interface StationAway<S> {
  station: S
  /** metres; absent when the station's place is not known */
  distance?: number
}

type Located = Pick<StationSummary, 'location'>
type Names = Pick<StationTable, 'size' | 'name'>

export function withDistance<S extends Located>(station: S, from: Position | undefined): StationAway<S> {
  return station.location === undefined || from === undefined ? { station } : { station, distance: distanceBetween(from, station.location) }
}

/** Of `indices` into `stations` the first `count`, nearest first; stations without a place come last, in their order. */
export function nearestFirst(
  stations: Pick<StationTable, 'location'>,
  indices: readonly number[],
  from: Position,
  count: number,
): number[] {
  const metres = Float64Array.from(indices, (index) => {
    const location = stations.location(index)
    return location ? distanceBetween(from, location) : Infinity
  })
  return smallest(indices, metres, count)
}

/** Of `indices` into `stations` the first `count` as the locale's alphabet has them, numbers by their value: å ä ö after z in Swedish. */
export function byName(stations: Names, indices: readonly number[], locale: LocaleCode, count: number): number[] {
  const ranks = nameRanks(stations, locale)
  return smallest(
    indices,
    Float64Array.from(indices, (index) => ranks[index] ?? Infinity),
    count,
  )
}

interface NameRanks {
  locale: LocaleCode
  ranks: Float64Array
}

/** Names are compared once for each list: a hundred thousand take a second. */
const ranksOf = new WeakMap<Names, NameRanks>()

function nameRanks(stations: Names, locale: LocaleCode): Float64Array {
  const known = ranksOf.get(stations)
  if (known?.locale === locale) return known.ranks
  const { compare } = new Intl.Collator(LOCALES[locale].iso, { numeric: true })
  const names = Array.from({ length: stations.size }, (_, index) => stations.name(index))
  const order = Array.from(names.keys()).sort((a, b) => compare(names[a] ?? '', names[b] ?? ''))
  const ranks = new Float64Array(order.length)
  for (const [rank, index] of order.entries()) ranks[index] = rank
  ranksOf.set(stations, { locale, ranks })
  return ranks
}

/** The `count` items of the smallest keys, in the order of the keys; those of equal keys as they came. */
function smallest(items: readonly number[], keys: Float64Array, count: number): number[] {
  const largest = count < items.length ? (keys.toSorted()[count - 1] ?? -Infinity) : Infinity
  const places = Array.from(items.keys()).filter((place) => keyOf(place) <= largest)
  const sorted = places.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))))
  return sorted.slice(0, count).flatMap((place) => items[place] ?? [])

  function keyOf(place: number): number {
    return keys[place] ?? Infinity
  }
}
