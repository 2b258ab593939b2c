import type { StationNetwork } from '#shared/contract/network.ts'
import type { Station } from '#shared/contract/station.ts'
import type { StationLanguage } from '../../content/stations/station-language.ts'

/** Where a station stands and what it is called, before it is known what it offers. */
export interface Site {
  id: string
  name: string
  /** last segment of the station page's path */
  slug: string
  network: StationNetwork
  address: Station['address']
  location: { lat: number; lon: number }
  language: StationLanguage
  timeZone: string
  /** inhabitants of its town */
  population: number
}

/** A site before its country has numbered it. */
export type UnnumberedSite = Omit<Site, 'id' | 'slug'>
