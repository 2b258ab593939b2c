import type { StationSet } from './station-set.ts'

export type Suggestion =
  | { kind: 'town'; town: string; country: string; count: number }
  | { kind: 'station'; id: string; name: string; city: string }

type Town = Extract<Suggestion, { kind: 'town' }>

const MOST_TOWNS = 3
const TOWN_HITS = 0.5

/** What to offer while somebody types: towns the text may mean, with all their matching stations, then the best stations. */
export function suggestStations({ search, stations }: Pick<StationSet, 'search' | 'stations'>, text: string, limit = 8): Suggestion[] {
  const hits = search.search(text).flatMap(({ index, score }) => {
    const station = stations[index]
    return station ? { station, score } : []
  })
  const best = hits[0]?.score ?? 0
  const towns = new Map<string, Town>()
  for (const { station, score } of hits) {
    const { city, country } = station.address
    if (score < best * TOWN_HITS || city === '') continue
    const town = towns.get(`${country} ${city}`) ?? { kind: 'town', town: city, country, count: 0 }
    town.count++
    towns.set(`${country} ${city}`, town)
  }
  const several = [...towns.values()].filter(({ count }) => count > 1).slice(0, MOST_TOWNS)
  const places = hits
    .slice(0, Math.max(0, limit - several.length))
    .map(({ station: { id, name, address } }) => ({ kind: 'station' as const, id, name, city: address.city }))
  return [...several, ...places]
}
