// What the page and the finder's Web Worker say to each other.
import type { Remote } from 'comlink'
import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { StationMessages } from '#shared/messages/stations/message-key.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import type { StationSource } from '../map/station-source.ts'

export interface FindRequest {
  query: LocatorQuery
  /** milliseconds since 1970 */
  now: number
  from: Position | undefined
  rows: number
  /** ids of stations the visitor keeps, shown on their own */
  favourites: readonly string[]
}

export interface Found extends Omit<LocatorAnswer, 'chosen'> {
  favourites: StationAway<StationSummary>[]
  /** what the map is told at once; the rest it asks for by its view */
  placed: Pick<StationSource, 'around'>
}

export type Suggestion =
  | { kind: 'town'; town: string; country: string; count: number }
  | { kind: 'station'; id: string; name: string; city: string }

/** What the worker does for the page: it holds all stations. The last three are of those found last that have a place. */
export interface StationFinder extends Pick<StationSource, 'shapes' | 'open' | 'hasSome'> {
  find: (request: FindRequest) => Found
  suggest: (text: string) => Suggestion[]
  /** what of a search stays where its place is given up */
  serviceWords: (text: string) => string
  station: (id: string, from: Position | undefined) => StationAway<StationSummary> | undefined
}

/** The same from the page. */
export type RemoteFinder = Remote<StationFinder>

/** The Web Worker: it answers once it has opened. */
export interface FinderWorker extends StationFinder {
  /** Once. Rejects when they cannot be had. */
  openStations: (address: string, locale: LocaleCode, attributes: StationMessages['attributes']) => Promise<void>
}
