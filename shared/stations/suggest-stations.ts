import type { SearchedStation, StationSearch } from './search-index.ts'

export type StationSuggestion =
  | { kind: 'town'; town: string; country: SearchedStation['address']['country']; count: number }
  | { kind: 'station'; index: number }

interface Suggested {
  search: StationSearch
  stations: { address: (index: number) => SearchedStation['address'] }
}

const MOST_TOWNS = 3
const TOWN_HITS = 0.5

/** What to offer while somebody types: towns the text may mean, with all their matching stations, then the best stations. */
export function suggestStations({ search, stations }: Suggested, text: string, limit = 8): StationSuggestion[] {
  const hits = search.search(text)
  const best = hits[0]?.score ?? 0
  const towns = new Map<string, Extract<StationSuggestion, { kind: 'town' }>>()
  for (const { index, score } of hits) {
    if (score < best * TOWN_HITS) continue
    const { city, country } = stations.address(index)
    if (city === '') continue
    const town = towns.get(`${country} ${city}`) ?? { kind: 'town' as const, town: city, country, count: 0 }
    town.count++
    towns.set(`${country} ${city}`, town)
  }
  const several = [...towns.values()].filter(({ count }) => count > 1).slice(0, MOST_TOWNS)
  const places = hits.slice(0, Math.max(0, limit - several.length)).map(({ index }) => ({ kind: 'station' as const, index }))
  return [...several, ...places]
}
