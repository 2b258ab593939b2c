import type { Remote } from 'comlink'
import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf, type LocatorAnswer, stationAway } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { type StationAway, withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { type Suggestion, suggestStations } from '#shared/stations/suggest-stations.ts'
import { sourceOf } from '../map/source-of.ts'
import { mapStation, type StationSource } from '../map/station-source.ts'

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
  /** around everything found; the map asks for the rest by its view */
  around: Area | undefined
}

/** Searches all stations of a locale. The last three are of those found last that have a place. */
export interface StationSearch extends Pick<StationSource, 'shapes' | 'open' | 'hasSome'> {
  find: (request: FindRequest) => Found
  suggest: (text: string) => Suggestion[]
  /** what of a search stays where its place is given up */
  serviceWords: (text: string) => string
  station: (id: string, from: Position | undefined) => StationAway | undefined
}

/** The same from the page: it is in a Web Worker. */
export type RemoteSearch = Remote<StationSearch>

export function createStationSearch(set: StationSet): StationSearch {
  let source = sourceOf([])

  return {
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), from }
      const found = findStations(set, query, seeker)
      source = sourceOf(found.stations.flatMap(({ station }) => (station.location ? mapStation(station, station.location) : [])))
      return {
        ...answerOf(set, query, seeker, found, rows),
        favourites: set.stations.filter(({ id }) => favourites.includes(id)).map((station) => withDistance(station, from)),
        around: source.around,
      }
    },
    suggest: (text) => suggestStations(set, text),
    serviceWords: (text) => set.search.serviceWords(text),
    station: (id, from) => stationAway(set, id, from),
    shapes: (view, zoom) => source.shapes(view, zoom),
    open: (cluster) => source.open(cluster),
    hasSome: (view) => source.hasSome(view),
  }
}
