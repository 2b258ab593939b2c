import type { Station } from '../contract/station.ts'

type Hours = Pick<Station, 'openingHours' | 'store24h' | 'storeOpeningHours'>

/** What the opening-hours rules are to read of a station: its own day entries, and the store's where it has none (§3). */
export function stationHours({ openingHours, store24h, storeOpeningHours }: Hours): unknown {
  return openingHours.length > 0 ? openingHours : { store24h, storeOpeningHours }
}
