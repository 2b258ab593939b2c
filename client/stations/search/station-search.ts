import type { Remote } from 'comlink'
import type { Position } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf, type LocatorAnswer, stationAway } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { type StationAway, withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { type Suggestion, suggestStations } from '#shared/stations/suggest-stations.ts'
import { type MapStation, mapStation } from '../map/station-source.ts'

export interface FindRequest {
  query: LocatorQuery
  /** milliseconds since 1970 */
  now: number
  from: Position | undefined
  rows: number
  /** ids of stations the visitor has marked, shown on their own */
  favourites: readonly string[]
}

export interface Found extends Omit<LocatorAnswer, 'chosen'> {
  favourites: StationAway[]
  /** everything found that has a location */
  mapStations: MapStation[]
}

/** Searches all stations of a locale. */
export interface StationSearch {
  find: (request: FindRequest) => Found
  suggest: (text: string) => Suggestion[]
  /** what of a search stays where its place is given up */
  serviceWords: (text: string) => string
  station: (id: string, from: Position | undefined) => StationAway | undefined
}

/** The same from the page: it is in a Web Worker. */
export type RemoteSearch = Remote<StationSearch>

export function createStationSearch(set: StationSet): StationSearch {
  return {
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), from }
      const found = findStations(set, query, seeker)
      return {
        ...answerOf(set, query, seeker, found, rows),
        favourites: set.stations.filter(({ id }) => favourites.includes(id)).map((station) => withDistance(station, from)),
        mapStations: found.stations.flatMap(({ station }) => (station.location ? mapStation(station, station.location) : [])),
      }
    },
    suggest: (text) => suggestStations(set, text),
    serviceWords: (text) => set.search.serviceWords(text),
    station: (id, from) => stationAway(set, id, from),
  }
}
