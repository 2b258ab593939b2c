import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { distanceBetween, type Position } from '#shared/stations/places/distance.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'

/** A station as the map needs it. */
export interface MapStation {
  id: string
  name: string
  lat: number
  lon: number
  /** one can refuel or charge there now; absent if unknown */
  isOpen?: boolean
}

export function mapStation(
  { id, name }: Pick<StationSummary, 'id' | 'name'>,
  { lat, lon }: Position,
): MapStation {
  return { id, name, lat, lon }
}

/** 'St1 Askola, 4,2 km' */
export function nameAndDistance(
  station: MapStation,
  from: Position | undefined,
  locale: LocaleCode,
): string {
  return from
    ? `${station.name}, ${formatDistance(distanceBetween(from, station), locale)}`
    : station.name
}
