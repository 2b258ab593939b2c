import { readStationSummary, type StationSummary } from '#shared/contract/station.ts'

/** A station of the list, with no more than it needs. Its name is its id, too. */
export function aSummary(name: string, more: Partial<StationSummary> = {}): StationSummary {
  return {
    id: name,
    name,
    path: `/asemahaku/${name}`,
    network: 'MAIN',
    address: { street: '', postalCode: '', city: '', country: 'FI' },
    services: [],
    timeZone: 'Europe/Helsinki',
    openingHours: [],
    ...more,
  }
}

/** A station with these fields, as sent by a backend. */
export function readSummary(fields: object): StationSummary {
  const read = readStationSummary({ ...aSummary('A'), ...fields })
  if (!read) throw new Error('not a station')
  return read
}
