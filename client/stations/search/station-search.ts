import type { Remote } from 'comlink'
import type { Position } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { locatorAnswer, type LocatorAnswer, stationAway } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { type StationAway, withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { suggestStations } from '#shared/stations/suggest-stations.ts'
import { type MapStation, mapStation } from '../map/map-station.ts'

export interface FindRequest {
  query: LocatorQuery
  now: Date
  from: Position | undefined
  rows: number
  /** ids of the visitor's favourites, listed separately */
  favourites: readonly string[]
  /** whether a map also shows them */
  hasMap: boolean
}

/** A locator's answer, from the edge or from the browser. */
export interface Found extends LocatorAnswer {
  /** undefined from the edge, which does not know them */
  favourites?: StationAway[]
  /** all results with a location; undefined unless a map asked for them */
  mapStations?: MapStation[]
}

export type StationSearch = ReturnType<typeof createStationSearch>
/** The search as the page calls it, in a Web Worker. */
export type RemoteSearch = Remote<StationSearch>

/** Searches all stations of a locale. */
export function createStationSearch(set: StationSet) {
  return {
    find({ query, now, from, rows, favourites, hasMap }: FindRequest): Found {
      const seeker = { now, from }
      const found = findStations(set, query, seeker)
      return {
        ...locatorAnswer(set, query, seeker, { rows }),
        favourites: set.stations
          .filter(({ station }) => favourites.includes(station.id))
          .map(({ station }) => withDistance(station, found.origin)),
        ...(hasMap && {
          mapStations: found.stations.flatMap(({ station, distance }) =>
            station.location ? mapStation(station, station.location, distance) : [],
          ),
        }),
      }
    },
    suggest: (text: string, from: Position | undefined) => suggestStations(set, text, { from }),
    /** the part of a text that stays when the map's area replaces its place */
    serviceWords: (text: string) => set.serviceWords(text),
    station: (id: string, from: Position | undefined) => stationAway(set, id, from),
  }
}
