import type { Position } from '../places/distance.ts'
import { withDistance } from '../places/sort-stations.ts'
import type { ServiceId } from './service-words.ts'
import type { StationSet } from './station-set.ts'

export type Suggestion =
  /** `services` and their words as written, when the text names some */
  | {
      kind: 'town'
      town: string
      country: string
      count: number
      services?: ServiceId[]
      words?: string
    }
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

/**
 * Suggestions while a visitor types: towns with their number of matching stations and the services
 * that the text names, then other places, then the best stations.
 */
export function suggestStations(
  {
    search,
    read,
    villagesBeginning,
    spellings,
  }: Pick<StationSet, 'search' | 'read' | 'villagesBeginning' | 'spellings'>,
  text: string,
  { limit = 8, from }: SuggestOptions = {},
): Suggestion[] {
  const hits = search(text)
  const { services, serviceWords, place, leftOut, isUnknown } = read(text)
  const asked = services.length > 0 ? { services, words: serviceWords.join(' ') } : {}
  const beginning = villagesBeginning(text, MOST_VILLAGES)
  // otherwise the place of a postcode, or names that are spelled like the text
  const others = place ? [place.name] : isUnknown ? spellings(leftOut).slice(0, MOST_VILLAGES) : []
  const villages = hits.length > 0 || beginning.length > 0 ? beginning : others
  const best = hits[0]?.score ?? 0
  const towns = new Map<string, Town>()
  for (const { station, score } of hits) {
    const { city, country } = station.address
    if (score < best * TOWN_HITS || city === '') continue
    const key = `${country} ${city}`
    towns.set(key, {
      kind: 'town',
      town: city,
      country,
      count: (towns.get(key)?.count ?? 0) + 1,
      ...asked,
    })
  }
  const suggested = [
    ...[...towns.values()]
      .filter(({ count }) => count > 1 || services.length > 0)
      .slice(0, MOST_TOWNS),
    ...villages.map((town): Suggestion => ({ kind: 'village', town })),
  ]
  const stations = hits
    .slice(0, Math.max(0, limit - suggested.length))
    .map(({ station }): Suggestion => {
      const { id, name, address } = station
      const { distance } = withDistance(station, from)
      return {
        kind: 'station',
        id,
        name,
        city: address.city,
        ...(distance !== undefined && { distance }),
      }
    })
  return [...suggested, ...stations]
}
