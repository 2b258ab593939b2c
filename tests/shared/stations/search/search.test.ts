import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { createStationSet } from '#shared/stations/search/station-set.ts'
import { suggestStations } from '#shared/stations/search/suggest-stations.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import { prefixDistance } from '#shared/text/word-fit.ts'
import { aSummary } from '../a-summary.ts'

const STATIONS = [
  station('St1 Helsinki Malmi', 'Malminkaari 10', '00700', 'Helsinki', ['sauna']),
  station('St1 Helsinki Herttoniemi', 'Kauppakatu 7', '00880', 'Helsinki', ['carwash']),
  station('St1 Jyväskylä Seppälä', 'Vasarakatu 3', '40320', 'Jyväskylä', ['carwash', 'lunch']),
  station('St1 Göteborg Hisingen', 'Hjalmar Brantingsgatan 4', '417 06', 'Göteborg', []),
  station('St1 Tromsø Breivika', 'Stakkevollvegen 55', '9010', 'Tromsø', ['sauna']),
  station('St1 Lærdal', 'Øyragata 1', '6887', 'Lærdal', []),
  station('St1 Tornio', 'Helsingintie 9', '95400', 'Tornio', []),
]
const NAMES: Record<string, string> = { sauna: 'Sauna', carwash: 'Autopesu', lunch: 'Lounas' }
const set = createStationSet(STATIONS, { serviceName: (code) => NAMES[code] ?? '' })

const found = (text: string) =>
  set.search(text).map(({ station: { name } }) => name.replace('St1 ', ''))

describe('search over name, town, street, postcode and service', () => {
  test.each([
    ['helsinki', ['Helsinki Malmi', 'Helsinki Herttoniemi']],
    ['herttoniemi', ['Helsinki Herttoniemi']],
    ['helsingintie', ['Tornio']],
    ['hels', ['Helsinki Malmi', 'Helsinki Herttoniemi', 'Tornio']],
    ['00700', ['Helsinki Malmi']],
    ['007', ['Helsinki Malmi']],
    ['41706', ['Göteborg Hisingen']],
    ['417 06', ['Göteborg Hisingen']],
    ['autopesu', ['Helsinki Herttoniemi', 'Jyväskylä Seppälä']],
    ['autopesu helsinki', ['Helsinki Herttoniemi']],
    ['LOUNAS  jyväskylä!', ['Jyväskylä Seppälä']],
    ['tornio sauna', []],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names)
  })

  test.each([
    ['jyvaskyla', 'Jyväskylä Seppälä'],
    ['JYVÄSKYLÄ', 'Jyväskylä Seppälä'],
    ['jyva\u0308skyla\u0308', 'Jyväskylä Seppälä'],
    ['goteborg', 'Göteborg Hisingen'],
    ['tromso', 'Tromsø Breivika'],
    ['laerdal', 'Lærdal'],
    ['lærdal', 'Lærdal'],
    ['oyragata', 'Lærdal'],
  ])('is tolerant of missing ä, ö, å, ø, é: %s', (text, name) => {
    expect(found(text)[0]).toBe(name)
  })

  test.each([
    ['00701', '00701'],
    ['00100', '00100'],
    ['00700', '00700 Helsinki'],
    ['417 99', '41799'],
    ['41 799', '41799'],
    ['9099', '9099'],
    ['50999', undefined],
    ['701', undefined],
  ])('a postcode without a station is the area of the nearest postcode: %s', (text, name) => {
    expect(set.read(text).place?.name).toBe(name)
  })

  test.each([
    [''],
    ['   '],
    ['!?'],
    ['\u0000'],
    ['__proto__'],
    ['constructor'],
    ['x'.repeat(10_000)],
    ['(.*)+$'],
    ['\uD800'],
  ])('hostile text finds nothing: %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('suggestions', () => {
  test('without a match, they are the area of a postcode, or names that are spelled like the text', () => {
    expect(suggestStations(set, '00100')).toEqual([{ kind: 'village', town: '00100' }])
    expect(suggestStations(set, 'hlsinki')).toEqual([{ kind: 'village', town: 'Helsinki' }])
  })

  test('are towns with several stations, then stations', () => {
    expect(suggestStations(set, 'helsi')).toEqual([
      { kind: 'town', town: 'Helsinki', country: 'FI', count: 2 },
      { kind: 'station', id: '00700', name: 'St1 Helsinki Malmi', city: 'Helsinki' },
      { kind: 'station', id: '00880', name: 'St1 Helsinki Herttoniemi', city: 'Helsinki' },
      { kind: 'station', id: '95400', name: 'St1 Tornio', city: 'Tornio' },
    ])
  })

  test('keep the services of the text: they become filters', () => {
    expect(suggestStations(set, 'helsi sauna')[0]).toMatchObject({
      kind: 'town',
      town: 'Helsinki',
      services: ['sauna'],
      words: 'sauna',
    })
  })

  test('are limited, and empty without text', () => {
    expect(suggestStations(set, 'st1', { limit: 3 })).toHaveLength(3)
    expect(suggestStations(set, '')).toEqual([])
  })
})

test.each([
  ['Åbo – Ängelholm', 'abo angelholm'],
  ['Haakon VII’s gate', 'haakon vii s gate'],
  ['Café Ærø/Œuvre', 'cafe aero oeuvre'],
  ['Kárášjohka', 'karasjohka'],
  ['  ', ''],
])('%s folds to %s', (text, folded) => {
  expect(foldedWords(text).join(' ')).toBe(folded)
})

test.each([
  ['helsinki', 'helsinki', 2, 0],
  ['hels', 'helsinki', 1, 0],
  ['hlesinki', 'helsinki', 2, 1],
  ['elsinki', 'helsinki', 2, 1],
  ['helsinkki', 'helsinki', 2, 1],
  ['halsunki', 'helsinki', 2, 2],
  ['halsunko', 'helsinki', 2, Infinity],
  ['aaaa', 'a', 1, Infinity],
])('%s compared with the beginning of %s, up to %s errors: %s', (word, term, limit, distance) => {
  expect(prefixDistance(word, term, limit)).toBe(distance)
})

function station(
  name: string,
  street: string,
  postalCode: string,
  city: string,
  services: string[],
): StationSummary {
  return aSummary(name, {
    id: postalCode,
    path: `/asemahaku/${postalCode}`,
    location: { lat: 60, lon: 20 + Number(postalCode.charAt(0)) },
    address: { street, postalCode, city, country: 'FI' },
    services,
  })
}
