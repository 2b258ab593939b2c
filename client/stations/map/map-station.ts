import type { StationSummary } from '#shared/contract/station.ts'
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

export function mapStation({ id, name, address }: Pick<StationSummary, 'id' | 'name' | 'address'>, { lat, lon }: Position): MapStation {
  return { id, name, town: address.city, lat, lon }
}
