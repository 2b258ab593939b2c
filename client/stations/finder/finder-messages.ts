// What the page and the finder's Web Worker say to each other.
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { StationMessages } from '#shared/messages/stations/message-key.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import type { StationSummary } from '#shared/contract/stations.ts'

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
  /** all that was found and has a place, as numbers in the list of places */
  placed: Uint32Array
}

/** A station as the map draws it. */
export interface StationPoint {
  id: string
  name: string
  town: string
  lat: number
  lon: number
}

/** One of each station, in the order of the set; undefined where a station has no place. */
export type Point = StationPoint | undefined

export type Suggestion =
  | { kind: 'town'; town: string; country: string; count: number }
  | { kind: 'station'; id: string; name: string; city: string }

export type FinderRequest =
  | { kind: 'open'; address: string; locale: LocaleCode; attributes: StationMessages['attributes'] }
  | { kind: 'find'; id: number; request: FindRequest }
  | { kind: 'suggest'; id: number; text: string }
  | { kind: 'station'; id: number; station: string; from: Position | undefined }
  /** the places of all stations */
  | { kind: 'points'; id: number }

export type FinderReply =
  | { kind: 'opened' }
  | { kind: 'failed' }
  | { kind: 'found'; id: number; found: Found }
  | { kind: 'suggested'; id: number; suggestions: Suggestion[] }
  | { kind: 'station'; id: number; station: StationAway<StationSummary> | undefined }
  | { kind: 'points'; id: number; points: Point[]; last: boolean }
