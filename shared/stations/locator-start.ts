import type { LocatorAnswer } from './locator-answer.ts'
import type { Position } from './distance.ts'

/** What the locator's block gets from the edge: the answer to the address, and where the browser finds all stations. */
export type LocatorStart =
  | (LocatorAnswer & {
      kind: 'list'
      /** the address's query: '' or '?…' */
      search: string
      /** of the answer, ISO 8601: hours and open now are of this moment */
      now: string
      /** where all stations are to be had */
      address: string
      /** ids of filters that no station of the list has, whatever else is chosen */
      absent: string[]
      /** the edge's own guess at where the visitor is; absent when it has none that helps */
      guess?: Position
      /** ISO 8601: the newest list cannot be had, this one is from then */
      asOf?: string
    })
  /** no list at all: none can be had, and none was before */
  | { kind: 'unavailable'; search: string; now: string }
