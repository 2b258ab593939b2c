import { describe, expect, test } from 'vitest'
import { filterCounts } from '#shared/stations/filter-counts.ts'
import { filtersOf } from '#shared/stations/filters-of.ts'
import { filterToDrop } from '#shared/stations/filter-to-drop.ts'
import { STATION_FILTER_GROUPS, STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { STATION_ICONS } from '#shared/stations/station-icons.ts'

const idsIn = (group: string) => STATION_FILTERS.filter((filter) => filter.group === group).map(({ id }) => id)
const idsWith = (flag: 'additive' | 'quickFilter' | 'displayOnStationList') =>
  STATION_FILTERS.filter((filter) => filter[flag]).map(({ id }) => id)

describe('the filter table (§9)', () => {
  test.each([
    ['type', ['helmisimpukkarestaurant', 'helmisimpukka', 'open24h', 'carwash']],
    ['food', ['lunch', 'weekendlunch', 'breakfastbuffet', 'drivers', 'pizza', 'driverspremium', 'alwaysonoffer']],
    [
      'service',
      ['selfservicecarwash', 'trailerrent', 'truckfuelingpoint', 'shower', 'sauna', 'caravanparking', 'selfservicepaymentterminal'],
    ],
    ['fuel', ['re85', 'adblue', 'cbg']],
    ['otherServices', ['post', 'matkahuolto', 'atm', 'veikkaus', 'burgerking', 'kotipizza', 'meetingroom', 'schenker', 'budbee']],
  ])('%s', (group, ids) => {
    expect(idsIn(group)).toEqual(ids)
  })

  test('helmisimpukkarestaurant and helmisimpukka are additive, quick filters and shown on the station list', () => {
    expect(idsWith('additive')).toEqual(['helmisimpukkarestaurant', 'helmisimpukka'])
    expect(idsWith('displayOnStationList')).toEqual(['helmisimpukkarestaurant', 'helmisimpukka'])
    expect(idsWith('quickFilter')).toEqual(['helmisimpukkarestaurant', 'helmisimpukka', 'open24h', 'lunch'])
  })

  test('the car wash codes are perfectcarwash and perfectcarwash24hours', () => {
    expect(STATION_FILTERS.find(({ id }) => id === 'carwash')?.code).toEqual(['perfectcarwash', 'perfectcarwash24hours'])
  })

  test('every quick filter has its icon, every icon is one of the list, every group has entries', () => {
    for (const { icon, quickFilter, quickFilterIcon } of STATION_FILTERS) {
      expect(STATION_ICONS).toContain(icon)
      expect(quickFilterIcon !== undefined).toBe(quickFilter)
    }
    for (const group of STATION_FILTER_GROUPS) expect(idsIn(group)).not.toEqual([])
  })
})

const all = [['helmisimpukka', 'lunch'], ['helmisimpukkarestaurant', 'lunch', 'sauna'], ['lunch'], ['sauna', 'perfectcarwash'], []].map(
  (services) => filtersOf({ services }),
)

describe('counts per option, given the others chosen', () => {
  test.each([
    [[], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 3, sauna: 2, carwash: 1, atm: 0 }],
    [['lunch'], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 3, sauna: 1, carwash: 0 }],
    [['helmisimpukka'], { helmisimpukka: 1, helmisimpukkarestaurant: 1, lunch: 1, sauna: 0 }],
    [['helmisimpukka', 'helmisimpukkarestaurant'], { lunch: 2, sauna: 1 }],
    [['lunch', 'sauna'], { helmisimpukka: 0, helmisimpukkarestaurant: 1, carwash: 0 }],
  ])('%j', (chosen, counts) => {
    expect(Object.fromEntries(filterCounts(all, chosen))).toMatchObject(counts)
  })

  test('of no stations are all 0', () => {
    expect(new Set(filterCounts([], ['lunch']).values())).toEqual(new Set([0]))
  })
})

describe('no result says which filter to drop and how many it would give', () => {
  test.each([
    [['lunch', 'carwash'], { id: 'carwash', count: 3 }],
    [['helmisimpukka', 'sauna'], { id: 'helmisimpukka', count: 2 }],
    [['atm'], { id: 'atm', count: 5 }],
    [['atm', 'veikkaus'], undefined],
    [[], undefined],
  ])('%j', (chosen, drop) => {
    expect(filterToDrop(all, chosen)).toEqual(drop)
  })
})
