// What a map is drawn from: stations, clustered, by the view.
import type { StationSummary } from '#shared/contract/station.ts'
import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'

/** A station as the map draws it. */
export interface MapStation {
  id: string
  name: string
  /** '' for none */
  town: string
  lat: number
  lon: number
}

/** A station, or a cluster of several; its `station` is one of them near its middle. */
export type Shape = { lon: number; lat: number; station: MapStation } & (
  | { kind: 'station' }
  | { kind: 'cluster'; cluster: number; count: number; color: 'red' | 'blue' }
)

/** Where a cluster comes apart; its stations when no zoom takes it apart. */
export type Opening = { zoom: number } | { members: MapStation[] }

export interface StationSource {
  /** around all of its stations; undefined for none */
  around: Area | undefined
  shapes: (view: Area, zoom: number) => Promise<Shape[]>
  /** undefined for a cluster of stations that have meanwhile been replaced */
  open: (cluster: number) => Promise<Opening | undefined>
  hasSome: (view: Area) => Promise<boolean>
}

export function mapStation({ id, name, address }: Pick<StationSummary, 'id' | 'name' | 'address'>, { lat, lon }: Position): MapStation {
  return { id, name, town: address.city, lat, lon }
}
