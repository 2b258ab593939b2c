import type { Position } from '../places/distance.ts'
import type { Place } from '../places/place-index.ts'
import type { StationAway } from '../places/sort-stations.ts'
import type { RoadGraph } from '../route/road-graph.ts'
import type { FoundRoute } from './find-route.ts'
import type { ServiceId } from './service-words.ts'

export interface Seeker {
  now: Date
  /** start of distances: the position in the query, or a guess */
  from?: Position | undefined
  /** for a query with `from` and `to`; undefined if the files of the roads could not be loaded */
  roads?: RoadGraph | undefined
}

/** How far around a place or the visitor the list goes. */
export interface Nearby {
  /** kilometres */
  radius: number
  /** nothing matches within the radius: the nearest stations outside are shown */
  isBeyond: boolean
}

/** The place that was searched for. */
export type FoundPlace = Place & Nearby

export interface FoundStations {
  stations: StationAway[]
  counts: Record<string, number>
  /** start of distances */
  origin: Position | undefined
  services: ServiceId[]
  /** as written; one entry for each of `services` */
  serviceWords: string[]
  place?: FoundPlace | undefined
  /** around the visitor's position, without a place */
  nearby?: Nearby | undefined
  route?: FoundRoute | undefined
  /** the words name nothing: names that are spelled like them */
  spellings?: string[] | undefined
  /** words that were not used; undefined when all were */
  leftOut?: string[] | undefined
}
