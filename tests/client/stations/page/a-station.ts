import type { Station } from '#shared/contract/station.ts'
import { weekOf } from '../week-of.ts'

/** A station with a shop and pumps that follow its hours. */
export function station(more: Partial<Station> = {}): Station {
  return {
    id: 'fi-1',
    name: 'St1 Lahti',
    path: '/stationsearch/st1-lahti',
    network: 'MAIN',
    location: { lat: 60.98, lon: 25.66 },
    address: { street: 'Kauppakatu 1', postalCode: '15110', city: 'Lahti', country: 'FI' },
    services: [],
    timeZone: 'Europe/Helsinki',
    openingHours: weekOf('2026-11-20', '06:00-10:00 14:00-22:00', '', '00:00-24:00'),
    ...more,
  }
}
