import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'

/** A station as the map needs it. */
export interface MapStation {
  id: string
  name: string
  /** '' for none */
  town: string
  /** metres from the start of distances; absent if unknown */
  distance?: number
  lat: number
  lon: number
}

export function mapStation(
  { id, name, address }: Pick<StationSummary, 'id' | 'name' | 'address'>,
  { lat, lon }: Position,
  distance?: number,
): MapStation {
  return { id, name, town: address.city, lat, lon, ...(distance !== undefined && { distance }) }
}

/** 'St1 Askola, 4,2 km' */
export function nameAndDistance({ name, distance }: MapStation, locale: LocaleCode): string {
  return distance === undefined ? name : `${name}, ${formatDistance(distance, locale)}`
}
