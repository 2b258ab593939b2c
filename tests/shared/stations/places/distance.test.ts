import { describe, expect, test } from 'vitest'
import { distanceBetween } from '#shared/stations/places/distance.ts'
import { formatDistance, formatKilometres } from '#shared/stations/places/format-distance.ts'
import { byDistance, sortByName, withDistance } from '#shared/stations/places/sort-stations.ts'

const HELSINKI = { lat: 60.1699, lon: 24.9384 }

test.each([
  ['Tampere', { lat: 61.4978, lon: 23.761 }, 161_000],
  ['Stockholm', { lat: 59.3293, lon: 18.0686 }, 396_000],
  ['itself', HELSINKI, 0],
  ['the other side of the world', { lat: -60.1699, lon: -155.0616 }, 20_015_000],
])('from Helsinki to %s', (_, place, metres) => {
  expect(Math.abs(distanceBetween(HELSINKI, place) - metres)).toBeLessThan(1000)
})

test('a distance over the date line is the shorter one', () => {
  expect(distanceBetween({ lat: 0, lon: 179.99 }, { lat: 0, lon: -179.99 })).toBeLessThan(2300)
})

describe('distances are formatted for the locale', () => {
  test.each([
    [0, 'fi-FI', '0 m'],
    [346, 'fi-FI', '350 m'],
    [994, 'sv-SE', '990 m'],
    [996, 'sv-SE', '1 km'],
    [4236, 'fi-FI', '4,2 km'],
    [4236, 'en-EU', '4.2 km'],
    [4236, 'no-NO', '4,2 km'],
    [131_600, 'sv-SE', '132 km'],
    [1_316_000, 'en-EU', '1,316 km'],
    [Number.NaN, 'fi-FI', ''],
    [-1, 'fi-FI', ''],
  ] as const)('%s m in %s is "%s"', (metres, locale, text) => {
    expect(formatDistance(metres, locale).replace(/\s/g, ' ')).toBe(text)
  })

  test('kilometres along a route have no decimals', () => {
    expect(formatKilometres(12.6, 'fi-FI')).toBe('13\u00a0km')
  })
})

test('stations are sorted by distance, and stations without a location come last', () => {
  const stations = [
    { name: 'none' },
    { name: 'far', location: { lat: 65, lon: 25 } },
    { name: 'near', location: { lat: 60, lon: 25 } },
    { name: 'nowhere' },
  ]
  const sorted = stations.map((station) => withDistance(station, HELSINKI)).toSorted(byDistance)
  expect(sorted.map(({ station }) => station.name)).toEqual(['near', 'far', 'none', 'nowhere'])
})

test.each([
  ['sv-SE', ['Arboga', 'Umeå 2', 'Umeå 10', 'Zinkgruvan', 'Åre', 'Älmhult', 'Örebro']],
  ['no-NO', ['Arboga', 'Umeå 2', 'Umeå 10', 'Zinkgruvan', 'Älmhult', 'Örebro', 'Åre']],
  ['en-EU', ['Älmhult', 'Arboga', 'Åre', 'Örebro', 'Umeå 2', 'Umeå 10', 'Zinkgruvan']],
] as const)('names are sorted by the alphabet of %s, numbers by value', (locale, names) => {
  const stations = names.toReversed().map((name) => ({ name }))
  expect(sortByName(stations, locale).map(({ name }) => name)).toEqual(names)
})
