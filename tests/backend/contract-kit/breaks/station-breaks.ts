import { breaks, found, set } from '../planted-break.ts'

export const STATION_BREAKS = breaks('stations', found, [
  [
    'a latitude that is a text',
    set('stations.0.location.lat', '60.1'),
    'stations[].location.lat: expected number',
  ],
  ['a latitude above 90', set('stations.0.location.lat', 91), 'stations[].location.lat: Too big'],
  [
    "another country's station",
    set('stations.0.address.country', 'NO'),
    /stations\[\]\.address\.country: expected only (?:FI|SE)/,
  ],
  [
    'one id twice',
    (b) => void (b.stations[1].id = b.stations[0].id),
    'stations[].id: two stations have the same id',
  ],
  [
    'an offset for a time zone',
    set('stations.0.timeZone', '+02:00'),
    'stations[].timeZone: expected an IANA time zone',
  ],
  [
    'hours in a shape of its own',
    (b) =>
      b.stations.forEach((station: object) => Object.assign(station, { openingHours: '06-22' })),
    'stations[].openingHours: expected array',
  ],
  ['a bare list', (b) => b.stations, 'the body: expected object'],
  ['unknown pumps', set('stations.0.pumps', 'robot'), 'stations[].pumps: Invalid option'],
  [
    'a charger without power',
    set('stations.0.chargers', [{ power: 0, count: 2 }]),
    'stations[].chargers[].power: Too small',
  ],
  [
    'a lunch without dishes',
    set('stations.0.todaysLunch', { date: '2026-11-20', openHours: [], dishes: [] }),
    'stations[].todaysLunch.dishes: Too small',
  ],
  ['an unknown network', set('stations.0.network', 'SPACE'), 'stations[].network: Invalid option'],
])
