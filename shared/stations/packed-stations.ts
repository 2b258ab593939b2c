/**
 * The stations as the edge sends them to the browser: one column per field, so that like stands beside like, and what repeats is a number
 * of a table. Absent values are '' in a column.
 */
export interface PackedStations {
  version: typeof PACKED_VERSION
  count: number
  /** '' where it is the previous one's plus one ('fi-1001', 'fi-1002') */
  ids: string[]
  /** the town stands as `*` in it */
  names: string[]
  /** what the paths begin with: '/asemahaku/' */
  pathStart: string
  /** '' where it is pathStart and the name's slug */
  paths: string[]
  /** brand, network, country and time zone, as they go together */
  kinds: [brand: string, network: string, country: string, timeZone: string][]
  kind: number[]
  cities: string[]
  city: number[]
  streets: string[]
  postalCodes: string[]
  /** 1e-5 degrees more than the station before it; null without a place */
  lats: (number | null)[]
  lons: (number | null)[]
  /** the codes by how often they occur: a bit each in `services`, six bits a character */
  codes: string[]
  services: string[]
  /** codes beyond the bits, by station */
  moreServices: Record<number, string[]>
  /** '06:00:00-10:00:00,14:00:00-22:00:00' */
  dayHours: string[]
  /** a week: date and number of dayHours in turn */
  weeks: (string | number)[][]
  week: number[]
}

/** Rises with every change of the shape: an older page asks again. */
export const PACKED_VERSION = 1
