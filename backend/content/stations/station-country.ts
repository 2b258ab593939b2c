import type { StationSummary } from '#shared/contract/stations.ts'

export type StationCountry = StationSummary['address']['country']

export const STATION_COUNTRIES = ['FI', 'SE', 'NO'] as const satisfies readonly StationCountry[]

/** What is spoken at the counter. */
export type StationLanguage = 'fi' | 'sv' | 'no'
