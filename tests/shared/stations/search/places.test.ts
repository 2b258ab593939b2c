import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { type KnownPlace, nordicPlaces } from '#shared/stations/places/nordic-places.ts'
import { readLocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { createStationSet } from '#shared/stations/search/station-set.ts'
import { suggestStations } from '#shared/stations/search/suggest-stations.ts'
import { aSummary } from '../a-summary.ts'
import { findStations } from './find-stations.ts'

const TAMPERE = { lat: 61.498, lon: 23.761 }
/** a degree of latitude is 111 km */
const STATIONS = [
  station('St1 Tampere Hervanta', 'Hervannankatu 2', '33720', 'Tampere', 0, ['lunch']),
  station('St1 Tampere Keskusta', 'Hämeenkatu 1', '33100', 'Tampere', 0.01, []),
  station('St1 Nokia', 'Harjukatu 3', '37100', 'Nokia', 0.12, ['lunch']),
  station('St1 Orivesi', 'Keskustie 1', '35300', 'Orivesi', 0.35, ['carwash', 'sauna']),
  station('St1 Jyväskylä', 'Hämeenkatu 7', '40100', 'Jyväskylä', 0.8, ['sauna', 'carwash']),
  station('St1 Oulu', 'Puistokatu 7', '90100', 'Oulu', 3.5, ['atm']),
]
const PLACES: KnownPlace[] = [
  { country: 'FI', names: ['Tampere', 'Tammerfors'], location: TAMPERE },
  { country: 'FI', names: ['Utsjoki', 'Ohcejohka'], location: { lat: 69.9, lon: 27 } },
  { country: 'FI', names: ['Ylöjärvi'], location: { lat: 61.55, lon: 23.6 } },
  { country: 'FI', names: ['Nauvo', 'Nagu'], location: { lat: 60.2, lon: 21.9 } },
  { country: 'SE', names: ['Nokia'], location: { lat: 57, lon: 15 } },
]
const NAMES: Record<string, string> = {
  lunch: 'Lounas',
  sauna: 'Sauna',
  carwash: 'Autopesu',
  atm: 'Automaatti',
}
const set = createStationSet(STATIONS, {
  serviceName: (code) => NAMES[code] ?? '',
  places: () => PLACES,
})
const NOW = new Date('2026-11-20T12:00:00Z')

const find = (search: string) => findStations(set, readLocatorQuery(search), { now: NOW })
const names = (search: string) =>
  find(search).stations.map(({ station: { name } }) => name.replace('St1 ', ''))

const AROUND_TAMPERE = ['Tampere Hervanta', 'Tampere Keskusta', 'Nokia']

describe('a search for a place finds stations around it, sorted by distance from its middle', () => {
  test.each([
    ['tampere', 'Tampere'],
    ['TAMPERE', 'Tampere'],
    ['tammerfors', 'Tampere'],
    ['33720', '33720 Tampere'],
    ['337 20', '33720 Tampere'],
    ['hervannankatu', 'Hervannankatu, Tampere'],
    ['hämeenkatu tampere', 'Hämeenkatu, Tampere'],
    ['ylöjärvi', 'Ylöjärvi'],
    ['ylojarvi', 'Ylöjärvi'],
    ['yloejaervi', 'Ylöjärvi'],
    ['Tampere keskusta', 'Tampere'],
    ['lähin huoltoasema Tampere', 'Tampere'],
    ['St1 Ylöjärvi', 'Ylöjärvi'],
  ])('%s is %s', (q, name) => {
    expect(find(`?q=${q}`).place?.name).toBe(name)
    expect(names(`?q=${q}`).toSorted()).toEqual(AROUND_TAMPERE.toSorted())
    const distances = find(`?q=${q}`).stations.map(({ distance = Infinity }) => distance)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(Math.max(...distances)).toBeLessThan(25_000)
  })

  test.each([
    ['st1 nokia', ['Nokia']],
    ['hervanta', ['Tampere Hervanta']],
    ['hämeenkatu', ['Jyväskylä', 'Tampere Keskusta']],
    ['tampe', ['Tampere Hervanta', 'Tampere Keskusta']],
    ['sauna', ['Orivesi', 'Jyväskylä']],
  ])(
    'names of stations, streets of several towns, parts of words and services are searched as text: %s',
    (q, expected) => {
      expect(find(`?q=${q}`).place).toBeUndefined()
      expect(names(`?q=${q}`).toSorted()).toEqual(expected.toSorted())
    },
  )

  test('a service next to the place narrows the list, and remains when the place is removed', () => {
    expect(names('?q=Lounas Tampere')).toEqual(['Tampere Hervanta', 'Nokia'])
    expect(find('?q=Lounas Tampere').serviceWords).toEqual(['Lounas'])
  })

  test.each([
    ['?q=tampere&radius=10', ['Tampere Hervanta', 'Tampere Keskusta']],
    ['?q=tampere&radius=50', [...AROUND_TAMPERE, 'Orivesi']],
    ['?q=tampere&radius=100', [...AROUND_TAMPERE, 'Orivesi', 'Jyväskylä']],
    ['?q=tampere&radius=7', AROUND_TAMPERE],
  ])('the radius is part of the address: %s', (search, expected) => {
    expect(names(search).toSorted()).toEqual(expected.toSorted())
  })

  test('an unknown radius is dropped from the address, a known one is kept', () => {
    expect(writeLocatorQuery(readLocatorQuery('?q=tampere&radius=7'))).toBe('?q=tampere')
    expect(writeLocatorQuery(readLocatorQuery('?q=tampere&radius=25'))).toBe('?q=tampere')
    expect(writeLocatorQuery(readLocatorQuery('?q=tampere&radius=50'))).toBe('?q=tampere&radius=50')
  })

  test('the area of the map wins over the place, and sorting by name is kept', () => {
    expect(find('?q=tampere&area=20,60,26,62').place).toBeUndefined()
    expect(names('?q=tampere&sort=name')).toEqual(['Tampere Hervanta', 'Tampere Keskusta', 'Nokia'])
  })
})

describe('filters always find a station if one matches within 100 km', () => {
  test('the nearest stations beyond the radius are shown, with their distance', () => {
    expect(names('?q=tampere&f=sauna')).toEqual(['Orivesi', 'Jyväskylä'])
    expect(find('?q=tampere&f=sauna').place?.isBeyond).toBe(true)
    expect(find('?q=tampere&f=lunch').place?.isBeyond).toBe(false)
    expect(find('?q=tampere&f=sauna').stations[0]?.distance).toBeGreaterThan(25_000)
  })

  test('the counts of the filters include stations beyond the radius', () => {
    const { counts } = locatorAnswer(
      set,
      readLocatorQuery('?q=tampere'),
      { now: NOW },
      { rows: 20 },
    )
    expect(counts).toMatchObject({ lunch: 2, sauna: 2, atm: 0 })
  })

  test('stations farther away are not shown, and the page says which choice to drop', () => {
    const { total, drop } = locatorAnswer(
      set,
      readLocatorQuery('?q=tampere&f=atm'),
      { now: NOW },
      { rows: 20 },
    )
    expect({ total, drop }).toEqual({ total: 0, drop: { kind: 'filter', id: 'atm', count: 3 } })
  })

  test('a village far from every station shows the nearest five, also with filters', () => {
    expect(names('?q=utsjoki&f=sauna')).toEqual(['Jyväskylä', 'Orivesi'])
    expect(names('?q=utsjoki')).toEqual([
      'Oulu',
      'Jyväskylä',
      'Orivesi',
      'Nokia',
      'Tampere Keskusta',
    ])
  })
})

test('a station of the town without a location is listed last', () => {
  const { location: _, ...nowhere } = station(
    'St1 Tampere Itä',
    'Katu 1',
    '33500',
    'Tampere',
    0,
    [],
  )
  const found = findStations(
    createStationSet([nowhere, ...STATIONS], { serviceName: () => '' }),
    readLocatorQuery('?q=tampere'),
    {
      now: NOW,
    },
  )
  expect(found.stations.at(-1)?.station.name).toBe('St1 Tampere Itä')
})

test('villages are suggested', () => {
  expect(suggestStations(set, 'uts')).toEqual([{ kind: 'village', town: 'Utsjoki' }])
})

test('stations without a location make no place, and a list without locations is still searchable', () => {
  const { location: _, ...nowhere } = station('St1 Turku', 'Katu 1', '20100', 'Turku', 0, [])
  const few = createStationSet([nowhere], { serviceName: () => '' })
  expect(few.read('turku').place).toBeUndefined()
  expect(findStations(few, readLocatorQuery('?q=turku'), { now: NOW }).stations).toHaveLength(1)
})

describe('a town is found by its names in all languages', () => {
  const known = nordicPlaces()
  const towns = createStationSet(
    ['Göteborg', 'Helsinki', 'Turku', 'Mikkeli', 'Haparanda'].map((city) => {
      const { country, location } = known.find(({ names: [name] }) => name === city) ?? {
        country: 'FI',
        location: TAMPERE,
      }
      return {
        ...station(`St1 ${city}`, 'Katu 1', '10000', city, 0, []),
        location,
        address: { street: 'Katu 1', postalCode: '10000', city, country },
      }
    }),
    { serviceName: () => '', places: () => known },
  )

  test.each([
    ['Gothenburg', 'Göteborg'],
    ['Gøteborg', 'Göteborg'],
    ['Helsingfors', 'Helsinki'],
    ['Åbo', 'Turku'],
    ['abo', 'Turku'],
    ['S:t Michel', 'Mikkeli'],
    ['Haaparanta', 'Haparanda'],
    ['Nagu', 'Nauvo'],
    ['Koski', 'Koski Tl'],
    ['Leppävesi', 'Leppävesi'],
    ['Guovdageaidnu', 'Kautokeino'],
    ['Kárášjohka', 'Karasjok'],
    ['karasjohka', 'Karasjok'],
    ['Giron', 'Kiruna'],
    ['Tromssa', 'Tromsø'],
    ['Ahvenanmaa', 'Åland'],
    ['Håbo', 'Håbo'],
    ['Habo', 'Habo'],
    ['Upplands-Bro', 'Upplands-Bro'],
    ['Helsinki-Vantaa', 'Helsinki'],
  ])('%s is %s', (q, name) => {
    expect(towns.read(q).place?.name).toBe(name)
  })

  test('a prefix of another name suggests the town, also without a station', () => {
    expect(suggestStations(towns, 'gothen')).toMatchObject([{ kind: 'station', city: 'Göteborg' }])
    expect(suggestStations(towns, 'nag')).toContainEqual({ kind: 'village', town: 'Nauvo' })
  })
})

/** degrees north of Tampere */
function station(
  name: string,
  street: string,
  postalCode: string,
  city: string,
  north: number,
  services: string[],
): StationSummary {
  return aSummary(name, {
    path: `/asemahaku/${postalCode}`,
    location: { lat: TAMPERE.lat + north, lon: TAMPERE.lon },
    address: { street, postalCode, city, country: 'FI' },
    services,
  })
}
