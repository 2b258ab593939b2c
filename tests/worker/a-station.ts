/** A station as in the answer of the stations endpoint. `more` overrides fields. */
export function aStation(id: string, name: string, more: object = {}): object {
  return {
    id,
    name,
    path: `/asemahaku/${id}`,
    network: 'MAIN',
    location: { lat: 60.17, lon: 24.94 },
    address: { street: 'Asematie 1', postalCode: '00100', city: 'Helsinki', country: 'FI' },
    services: ['lunch'],
    timeZone: 'Europe/Helsinki',
    openingHours: [],
    ...more,
  }
}

export const STATIONS_ENDPOINT = '/cms-view/v1/stations'

/** The names on the cards of the locator. */
export function stationNames(html: string): string[] {
  return [...html.matchAll(/class="locator-card-name"><a[^>]*>([^<]*)/g)].map(
    ([, name = '']) => name,
  )
}
