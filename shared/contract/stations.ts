// Stations on the wire (contract.md, "Stations").
import type { ImageAsset } from './content.ts'

export type StationNetwork = 'MAIN' | 'TRUCK' | 'MARINE'

export interface DayHours {
  /** yyyy-MM-dd */
  date: string
  /** HH:mm:ss, up to 24:00:00 */
  openHours: { startTime: string; endTime: string }[]
}

export interface StationSummary {
  id: string
  name: string
  path: string
  brand?: string
  network: StationNetwork
  /** WGS 84, degrees. Absent when the wire's was none: the station is listed, not drawn on the map */
  location?: { lat: number; lon: number }
  address: { street: string; postalCode: string; city: string; country: 'FI' | 'SE' | 'NO' }
  services: string[]
  /** IANA, e.g. Europe/Helsinki */
  timeZone: string
  openingHours: DayHours[]
}

export interface Station extends StationSummary {
  phone?: string
  email?: string
  image?: ImageAsset
  fuels?: string[]
  store24h?: boolean
  storeOpeningHours?: { date: string; hours: { opens: string; closes: string }[] }[]
  kitchenHours?: DayHours[]
  lunchHours?: DayHours[]
  breakfastHours?: DayHours[]
  lunchMenu?: { date: string; dishes: { name: string; price?: number; diets?: string[] }[] }[]
  foodMenu?: { title: string; dishes: { name: string; description?: string; price?: number }[] }[]
}
