import type { Position } from './distance.ts'
import { withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export type Suggestion =
  | { kind: 'town'; town: string; country: string; count: number }
  /** a place without a station */
  | { kind: 'village'; town: string }
  | { kind: 'station'; id: string; name: string; city: string; distance?: number }

interface SuggestOptions {
  limit?: number
  /** start of distances */
  from?: Position | undefined
}

type Town = Extract<Suggestion, { kind: 'town' }>

const MOST_TOWNS = 3
const MOST_VILLAGES = 3
/** Share of the best score that a station of a suggested town must have. */
const TOWN_HITS = 0.5

/** Suggestions while a visitor types: towns with their number of matching stations, then villages, then the best stations. */
export function suggestStations(
  { search, villagesLike }: Pick<StationSet, 'search' | 'villagesLike'>,
  text: string,
  { limit = 8, from }: SuggestOptions = {},
): Suggestion[] {
  const hits = search(text)
  const best = hits[0]?.score ?? 0
  const towns = new Map<string, Town>()
  for (const { station, score } of hits) {
    const { city, country } = station.address
    if (score < best * TOWN_HITS || city === '') continue
    const key = `${country} ${city}`
    towns.set(key, { kind: 'town', town: city, country, count: (towns.get(key)?.count ?? 0) + 1 })
  }
  const suggested = [
    ...[...towns.values()].filter(({ count }) => count > 1).slice(0, MOST_TOWNS),
    ...villagesLike(text, MOST_VILLAGES).map((town): Suggestion => ({ kind: 'village', town })),
  ]
  const stations = hits.slice(0, Math.max(0, limit - suggested.length)).map(({ station }): Suggestion => {
    const { id, name, address } = station
    const { distance } = withDistance(station, from)
    return { kind: 'station', id, name, city: address.city, ...(distance !== undefined && { distance }) }
  })
  return [...suggested, ...stations]
}
