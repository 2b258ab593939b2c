import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { attributes as finnish } from '#shared/messages/stations/attributes/fi-FI.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { nordicPlaces } from '#shared/stations/places/nordic-places.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { GENERIC_WORDS } from '#shared/stations/search/generic-words.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import { readSummary } from '../a-summary.ts'
import { setOf } from '../set-of.ts'
import { findStations } from './find-stations.ts'

const TAMPERE = { lat: 61.5, lon: 23.8 }
const GOTEBORG = { lat: 57.7, lon: 12 }
const set = setOf(
  [
    aStation('Tampere', TAMPERE, ['perfectcarwash', '95extra', 'hvodiesel'], 'Kauppakatu 1'),
    aStation(
      'Tampere',
      { lat: 61.51, lon: 23.8 },
      ['lunch', 'evcharging150kw', 'diesel'],
      'Kauppakatu 95',
    ),
    aStation('Göteborg', GOTEBORG, ['carwash24h', 'e85', 'hvo100'], 'Avenyn 2'),
    aStation('Helsinki', { lat: 60.2, lon: 24.9 }, ['sauna'], 'Kaivokatu 3'),
    aStation('Turku', { lat: 60.45, lon: 22.3 }, ['atm'], 'Aurakatu 4'),
  ],
  serviceNames(finnish),
)

const find = (search: string) =>
  findStations(set, readLocatorQuery(search), { now: new Date('2026-11-20T12:00:00Z') })
const names = (search: string) => find(search).stations.map(({ station: { id } }) => id)

describe('a word that is a service becomes a filter, in any of the four languages', () => {
  test.each([
    ['tampere autopesu', ['carwash']],
    ['car wash Tampere', ['carwash']],
    ['biltvätt', ['carwash']],
    ['bilvask døgnet rundt', ['carwash']],
    ['car wash 24 h', ['carwash24h']],
    ['tampere 24h', ['open24h']],
    ['tampere 24/7', ['open24h']],
    ['HVO', ['hvo100']],
    ['hvo100 oslo', ['hvo100']],
    ['MPP', ['hvo100']],
    ['biodiesel', ['hvo100']],
    ['diesel tampere', ['diesel']],
    ['kaasu', ['cbg']],
    ['e85', ['re85']],
    ['lataus tampere', ['charging:any']],
    ['laddning 150 kW', ['charging:any', 'charging:150']],
    ['lounas sauna', ['lunch', 'sauna']],
    ['saunas, Tampere', ['sauna']],
    ['vessa', ['toilet']],
    ['restaurang', ['helmisimpukkarestaurant']],
    ['propan', ['lpg']],
    ['lorry parking', ['truckfuelingpoint']],
    ['95 tampere', ['95']],
    ['95', ['95']],
    ['kauppakatu 95', []],
    ['tampere', []],
  ])('%s', (q, services) => {
    expect(set.read(q).services).toEqual(services)
  })

  test.each([
    ['?q=tampere+autopesu', '?q=tampere&f=carwash'],
    ['?q=lounas+tampere', '?q=tampere&f=lunch'],
    ['?q=tampere+lataus+150kw', '?q=tampere&charging=150'],
    ['?q=24h', '?f=open24h'],
    ['?q=hvo&f=carwash', '?f=carwash,hvo100'],
  ])('and finds the same list as the filter: %s', (byWords, byFilter) => {
    expect(names(byWords)).toEqual(names(byFilter))
    expect(names(byWords).length).toBeGreaterThan(0)
  })

  test('the answer has the words as written, so that they can be removed', () => {
    expect(find('?q=Tampere+Car+wash+24+h')).toMatchObject({
      services: ['carwash24h'],
      serviceWords: ['Car wash 24 h'],
    })
    expect(readLocatorQuery('?q=Tampere+Car+wash+24+h&drop=word:Car+wash+24+h').q).toBe('Tampere')
  })
})

describe('generic words ask for nothing', () => {
  test.each([
    'petrol station',
    'mack',
    'Bensinstation',
    'bensa-asema',
    'huoltoasema',
    'lähin asema',
    'närmaste mack',
    'nærmeste bensinstasjon',
    'centre',
  ])('alone they find all stations: %s', (q) => {
    expect(find(`?q=${q}`)).toMatchObject({
      place: undefined,
      spellings: undefined,
      leftOut: undefined,
    })
    expect(names(`?q=${q}`)).toEqual(names(''))
  })

  test.each([
    'mack Helsinki',
    'Helsinki keskusta',
    'nearest petrol station in Helsinki',
    'Helsinki sentrum',
  ])('beside a place: %s', (q) => {
    expect(find(`?q=${q}`)).toMatchObject({ place: { name: 'Helsinki' }, leftOut: undefined })
  })

  test('no known place is called so', () => {
    const generic = new Set(GENERIC_WORDS.map((each) => foldedWords(each).join('')))
    const places = nordicPlaces().flatMap((place) => place.names)
    expect(places.filter((name) => generic.has(foldedWords(name).join('')))).toEqual([])
  })
})

describe('known words decide, and the answer names those that were left out', () => {
  test.each([
    ['33100 Tampere', 'Tampere', ['33100']],
    ['Tampere xanadu', 'Tampere', ['xanadu']],
    ['Kirkkotie 31, Tampere', 'Tampere', ['Kirkkotie 31,']],
    ['Tampere Helsinki', 'Tampere', ['Helsinki']],
    ['Helsinki Göteborg', 'Helsinki', ['Göteborg']],
    ['autopesu Tampre Turku', 'Turku', ['Tampre']],
  ])('%s', (q, place, leftOut) => {
    expect(find(`?q=${q}`)).toMatchObject({ place: { name: place }, leftOut, spellings: undefined })
  })

  test('a station decides without a place, and a service without both', () => {
    expect(find('?q=Kaivokatu xanadu')).toMatchObject({
      stations: [{ station: { id: 'Helsinki Kaivokatu 3' } }],
      leftOut: ['xanadu'],
    })
    expect(names('?q=autopesu xanadu')).toEqual(names('?q=autopesu'))
    expect(find('?q=autopesu xanadu').leftOut).toEqual(['xanadu'])
  })
})

describe('words that name nothing', () => {
  test.each([
    ['hlsinki', ['Helsinki']],
    ['tmpere', ['Tampere']],
    ['autopseu', ['autopesu']],
    ['gotebrog', ['Göteborg']],
    ['tmper', []],
    ['xanadu', []],
    ['St1 Tampre', ['Tampere']],
  ])('find no stations, and the nearest spellings are offered: %s', (q, spellings) => {
    expect(find(`?q=${q}`)).toMatchObject({
      stations: [],
      place: undefined,
      spellings,
      leftOut: [q],
    })
  })

  test('beginnings of names find stations, and a name that may be meant is offered', () => {
    expect(find('?q=tampe')).toMatchObject({
      stations: [{}, {}],
      place: undefined,
      spellings: ['Tampere'],
      leftOut: undefined,
    })
  })

  test.each(['tampere', 'Kaivokatu', 'autopesu', ''])(
    'spellings are only offered then: %j',
    (q) => {
      expect(find(`?q=${q}`).spellings).toBeUndefined()
    },
  )
})

describe('charging is a minimum', () => {
  test.each([
    ['?charging=any', ['Tampere Kauppakatu 95']],
    ['?charging=150', ['Tampere Kauppakatu 95']],
    ['?charging=400', []],
    ['?f=evcharging150kw', ['Tampere Kauppakatu 95']],
  ])('%s', (search, expected) => {
    expect(names(search)).toEqual(expected)
  })

  test('with counts for each minimum, whichever is chosen', () => {
    expect(find('?charging=400').counts).toMatchObject({
      'charging:any': 1,
      'charging:150': 1,
      'charging:400': 0,
    })
  })
})

function aStation(
  city: string,
  location: object,
  services: string[],
  street: string,
): StationSummary {
  const id = `${city} ${street}`
  const address = { street, city, country: 'FI' }
  return readSummary({ id, name: `St1 ${id}`, path: `/${city}`, location, services, address })
}
