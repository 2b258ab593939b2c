import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { attributes as english } from '#shared/messages/stations/attributes/en-EU.ts'
import { attributes as finnish } from '#shared/messages/stations/attributes/fi-FI.ts'
import { attributes as norwegian } from '#shared/messages/stations/attributes/no-NO.ts'
import { attributes as swedish } from '#shared/messages/stations/attributes/sv-SE.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { aSummary } from '../a-summary.ts'
import { generatedStations } from '../generated-stations.ts'
import { setOf } from '../set-of.ts'
import { findStations } from './find-stations.ts'

const NAMES = { fi: finnish, sv: swedish, no: norwegian, en: english }
const ALWAYS = Array.from({ length: 8 }, (_, day) => ({
  date: `2026-11-${20 + day}`,
  openHours: [{ startTime: '00:00:00', endTime: '24:00:00' }],
}))
const STATIONS = [
  station('Turku', ['carwash']),
  station('Malmö', ['perfectcarwash']),
  station('Lund', ['evcharging', 'hvo100']),
  station('Malmslätt', ['carwash', 'evcharging']),
  station('Løding', []),
  station('Landskrona', []),
  station('Oulu', ['perfectcarwash24hours', 'open24h']),
  station('Inari', [], ALWAYS),
  station('Lade', ['wifi']),
  station('Oslo', ['evcharging']),
  station('Aura', []),
  station('Eno', ['restaurant']),
  station('Båstad', []),
]

/** chargers never close */
const ALWAYS_OPEN = ['Lund', 'Malmslätt', 'Oulu', 'Inari', 'Oslo']

type Language = keyof typeof NAMES

function setIn(language: Language, stations: readonly StationSummary[]) {
  return setOf(stations, serviceNames(NAMES[language]))
}

function found(language: Language, q: string): string[] {
  return setIn(language, STATIONS)
    .search(q)
    .map(({ station }) => station.name)
}

describe('a station is found by the name of every filter that it matches', () => {
  test.each([
    ['fi', 'autopesu', ['Turku', 'Malmö', 'Malmslätt', 'Oulu']],
    ['sv', 'biltvätt', ['Turku', 'Malmö', 'Malmslätt', 'Oulu']],
    ['no', 'døgnåpent', ALWAYS_OPEN],
  ] as const)('%s: %s', (language, q, names) => {
    expect(found(language, q)).toEqual(names)
  })

  const stations = generatedStations(300)
  test.each(['fi', 'sv', 'no', 'en'] as const)('each filter of %s', (language) => {
    const set = setIn(language, stations)
    const missed = STATION_FILTERS.filter(({ id }) => {
      const byFilter = readLocatorQuery(`?f=${id}`)
      const total = (q: string) =>
        findStations(set, { ...byFilter, q }, { now: new Date('2026-11-20') }).stations.length
      return total(NAMES[language][id]) < total('')
    })
    expect(missed).toEqual([])
  })
})

describe('a word of 4 letters or more is found inside service names, after names that begin with it', () => {
  test.each([
    ['sv', 'laddning', ['Lund', 'Malmslätt', 'Oslo']],
    ['sv', 'ladd', ['Lund', 'Malmslätt', 'Oslo']],
    ['sv', 'tvatt', ['Malmö', 'Oulu', 'Turku', 'Malmslätt']],
    ['no', 'lading', ['Lund', 'Malmslätt', 'Oslo']],
    ['fi', 'pesu', ['Malmö', 'Oulu', 'Turku', 'Malmslätt']],
    ['no', 'lad', ['Lade']],
    ['no', 'løding', ['Løding']],
    ['en', 'aur', ['Aura']],
    ['en', 'aura', ['Aura']],
    ['en', 'taur', ['Eno']],
  ] as const)('%s: %s', (language, q, names) => {
    expect(found(language, q)).toEqual(names)
  })
})

describe('names of services are also found without spaces', () => {
  test.each([
    ['fi', '24h', ALWAYS_OPEN],
    ['en', '24h', ALWAYS_OPEN],
    ['en', '24 h', ALWAYS_OPEN],
    ['en', 'open24h', ALWAYS_OPEN],
    ['en', 'carwash', ['Turku', 'Malmö', 'Malmslätt', 'Oulu']],
    ['en', 'perfectwash24h', ['Oulu']],
    ['fi', 'perfectpesu', ['Malmö', 'Oulu']],
    ['sv', 'hvo100', ['Lund']],
    ['no', 'freewifi', []],
    ['no', 'gratiswifi', ['Lade']],
  ] as const)('%s: %s', (language, q, names) => {
    expect(found(language, q)).toEqual(names)
  })
})

describe('a text without words finds all, like a blank text', () => {
  const set = setIn('fi', STATIONS)
  test.each([
    ['😀', STATIONS.length],
    ['!!', STATIONS.length],
    ['xyzxyz', 0],
    ['😀 turku', 1],
    ['', STATIONS.length],
    [' \t', STATIONS.length],
  ])('%j', (q, total) => {
    expect(
      findStations(set, { ...readLocatorQuery(''), q }, { now: new Date('2026-11-20') }).stations
        .length,
    ).toBe(total)
  })
})

function station(
  city: string,
  services: string[],
  openingHours: StationSummary['openingHours'] = [],
): StationSummary {
  const address = { street: '', postalCode: '', city, country: 'FI' as const }
  return aSummary(city, { address, services, openingHours })
}
