import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf, stationAway } from '#shared/stations/locator-answer.ts'
import { type StationAway, withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { stationsById } from '#shared/stations/stations-by-id.ts'
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
  const { stations } = set
  const points = Array.from({ length: stations.size }, (_, index): Point => {
    const location = stations.location(index)
    return location && { id: stations.id(index), name: stations.name(index), town: stations.address(index).city, ...location }
  })

  return {
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), locale, from }
      const found = findStations(set, query, seeker, rows)
      return {
        ...answerOf(set, query, seeker, found),
        favourites: stationsById(stations, favourites).map((station) => withDistance(station, from)),
        placed: Uint32Array.from(found.tiers.flat().filter((index) => points[index])),
      }
    },
    suggest(text) {
      return suggestStations(set, text).map((suggestion): Suggestion => {
        if (suggestion.kind === 'town') return suggestion
        const { index } = suggestion
        return { kind: 'station', id: stations.id(index), name: stations.name(index), city: stations.address(index).city }
      })
    },
    station: (id, from) => stationAway(set, id, from),
    points,
  }
}
