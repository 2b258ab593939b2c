import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf, stationAway } from '#shared/stations/locator-answer.ts'
import { type StationAway, withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { suggestStations } from '#shared/stations/suggest-stations.ts'
import type { FindRequest, Found, Point, Suggestion } from './finder-messages.ts'

export interface StationFinder {
  find(request: FindRequest): Found
  suggest(text: string): Suggestion[]
  station(id: string, from: Position | undefined): StationAway<StationSummary> | undefined
  points: Point[]
}

/** Finds in all stations of a locale: what the Web Worker does for the page. */
export function createStationFinder(set: StationSet, locale: LocaleCode): StationFinder {
  const points = set.stations.map(({ id, name, address, location }) => location && { id, name, town: address.city, ...location })

  return {
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), locale, from }
      const found = findStations(set, query, seeker, rows)
      const kept = new Set(favourites)
      return {
        ...answerOf(set, query, seeker, found),
        favourites: set.stations.filter(({ id }) => kept.has(id)).map((station) => withDistance(station, from)),
        placed: Uint32Array.from(found.tiers.flat().filter((index) => points[index])),
      }
    },
    suggest(text) {
      return suggestStations(set.search, set.stations, text).flatMap((suggestion): Suggestion[] => {
        if (suggestion.kind === 'town') return [suggestion]
        const station = set.stations[suggestion.index]
        return station ? [{ kind: 'station', id: station.id, name: station.name, city: station.address.city }] : []
      })
    },
    station: (id, from) => stationAway(set, id, from),
    points,
  }
}
