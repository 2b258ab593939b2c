import { describe, expect, test } from 'vitest'
import { type FilterId, filtersOf } from '#shared/stations/query/filters-of.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { countChoices } from '#shared/stations/search/count-choices.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import {
  STATION_FILTER_GROUPS,
  STATION_FILTERS,
} from '#shared/stations/services/station-filters.ts'
import { weekOfEight } from '../../../client/stations/week-of.ts'
import { aSummary } from '../a-summary.ts'
import { setOf } from '../set-of.ts'

const idsIn = (group: string) =>
  STATION_FILTERS.filter((filter) => filter.group === group).map(({ id }) => id)
const idsWith = (flag: 'additive' | 'quickFilter' | 'displayOnStationList') =>
  STATION_FILTERS.filter((filter) => filter[flag]).map(({ id }) => id)

describe('the filter table (§9)', () => {
  test.each([
    [
      'type',
      'helmisimpukkarestaurant helmisimpukka open24h carwash carwash24h',
      'perfectcarwash perfectcarwash24hours',
    ],
    ['food', 'lunch weekendlunch breakfastbuffet drivers pizza driverspremium', 'alwaysonoffer'],
    [
      'service',
      'selfservicecarwash trailerrent truckfuelingpoint shower sauna caravanparking',
      'selfservicepaymentterminal',
    ],
    ['fuel', '95 98 diesel hvo100 re85 adblue cbg vpower coloureddiesel paraffin', 'lbg lpg'],
    [
      'otherServices',
      'post matkahuolto atm veikkaus burgerking kotipizza',
      'meetingroom schenker budbee',
      'toilet wifi vanrent bottlereturn',
    ],
  ])('%s', (group, ...ids) => {
    expect(idsIn(group).join(' ')).toBe(ids.join(' '))
  })

  test('helmisimpukkarestaurant and helmisimpukka are additive, quick filters and shown on the station list', () => {
    expect(idsWith('additive')).toEqual(['helmisimpukkarestaurant', 'helmisimpukka'])
    expect(idsWith('displayOnStationList')).toEqual(['helmisimpukkarestaurant', 'helmisimpukka'])
    // additions to §9: the car wash, diesel and HVO100
    expect(idsWith('quickFilter').join(' ')).toBe(
      'helmisimpukkarestaurant helmisimpukka open24h carwash lunch diesel hvo100',
    )
  })

  test('perfectcarwash and perfectcarwash24hours are filters of their own codes, and part of the car wash of any kind', () => {
    expect([...filtersOf({ services: ['perfectcarwash'] })].toSorted()).toEqual([
      'carwash',
      'perfectcarwash',
    ])
    expect([...filtersOf({ services: ['carwash', 'carwash24h'] })]).not.toContain('perfectcarwash')
    expect([
      ...filtersOf({
        services: ['carwash'],
        washHours: weekOfEight('2026-11-19', '00:00-24:00'),
      }),
    ]).toContain('carwash24h')
    expect(readLocatorQuery('?f=perfectcarwash,perfectcarwash24hours').filters).toEqual([
      'perfectcarwash',
      'perfectcarwash24hours',
    ])
    expect(STATION_FILTERS.find(({ id }) => id === 'carwash')?.code).toEqual(
      'perfectcarwash perfectcarwash24hours carwash carwash24h'.split(' '),
    )
  })

  test.each([
    ['95extra', '95'],
    ['95fuelsave', '95'],
    ['Norway/95', '95'],
    ['hvodiesel', 'hvo100'],
    ['e85', 're85'],
    ['cng', 'cbg'],
  ])('a fuel has one filter for its names in all countries: %s', (code, id) => {
    expect([...filtersOf({ services: [code] })]).toEqual([id])
  })

  test('every quick filter has an icon, every icon exists, every group has entries', () => {
    for (const { icon, quickFilter, quickFilterIcon } of STATION_FILTERS) {
      expect(ATTRIBUTES.map((attribute) => attribute.icon)).toContain(icon)
      expect(quickFilterIcon !== undefined).toBe(quickFilter)
    }
    for (const group of STATION_FILTER_GROUPS) expect(idsIn(group)).not.toEqual([])
  })
})

const SERVICES = [
  ['helmisimpukka', 'lunch'],
  ['helmisimpukkarestaurant', 'lunch', 'sauna'],
  ['lunch'],
  ['sauna', 'perfectcarwash'],
  [],
]
const all = SERVICES.map((services) => ({
  filters: filtersOf({ services }),
  power: undefined,
  isOpen: true,
  isOpenNow: false,
}))

describe('counts per option, combined with the chosen filters', () => {
  test.each<[FilterId[], Record<string, number>]>([
    [[], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 3, sauna: 2, carwash: 1, atm: 0 }],
    [['lunch'], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 3, sauna: 1, carwash: 0 }],
    [['helmisimpukka'], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 1, sauna: 0 }],
    [['helmisimpukka', 'helmisimpukkarestaurant'], { lunch: 2, sauna: 1 }],
    [['lunch', 'sauna'], { helmisimpukka: 0, helmisimpukkarestaurant: 1, carwash: 0 }],
  ])('%j', (chosen, counts) => {
    expect(countChoices(all, { filters: chosen })).toMatchObject(counts)
  })

  test('are all 0 without stations', () => {
    expect(new Set(Object.values(countChoices([], { filters: ['lunch'] })))).toEqual(new Set([0]))
  })
})

describe('without results, the answer says which filter to drop and how many stations remain', () => {
  const set = setOf(SERVICES.map((services, index) => aSummary(`${index}`, { services })))

  test.each([
    ['lunch,carwash', { kind: 'filter', id: 'carwash', count: 3 }],
    ['helmisimpukka,sauna', { kind: 'filter', id: 'helmisimpukka', count: 2 }],
    ['atm', { kind: 'filter', id: 'atm', count: 5 }],
    ['atm,veikkaus', { kind: 'all', count: 5 }],
    ['', undefined],
  ])('%j', (chosen, drop) => {
    expect(
      locatorAnswer(set, readLocatorQuery(`?f=${chosen}`), { now: new Date() }, { rows: 20 }).drop,
    ).toEqual(drop)
  })
})
