// What the page and its Web Worker say to each other.
import type { Area } from '#shared/stations/area.ts'

/** A station, by its number in the list given, or a cluster of several; its `station` is one of them near its middle. */
export type Shape = { lon: number; lat: number; station: number } & (
  | { kind: 'station' }
  | { kind: 'cluster'; cluster: number; count: number; color: 'red' | 'blue' }
)

export type ToClusters =
  | { kind: 'stations'; lons: Float64Array; lats: Float64Array }
  | { kind: 'view'; ask: number; area: Area; zoom: number }
  | { kind: 'open'; ask: number; cluster: number }

/** Where a cluster comes apart; its stations when no zoom takes it apart. */
export type Opening = { zoom: number } | { members: number[] }

export type FromClusters = { kind: 'view'; ask: number; shapes: Shape[] } | { kind: 'open'; ask: number; opening: Opening | undefined }
