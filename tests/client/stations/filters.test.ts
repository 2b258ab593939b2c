import { describe, expect, test } from 'vitest'
import { matchesFilters } from '../../../client/stations/filters.ts'
import { weekOfEight } from './week-of.ts'

const withServices = (...services: string[]) => ({ services })

describe('station filters (§9)', () => {
  test('without filters every station matches', () => {
    expect(matchesFilters(withServices(), [])).toBe(true)
  })

  test.each([
    [['helmisimpukka'], ['helmisimpukka'], true],
    [['helmisimpukka'], ['helmisimpukkarestaurant'], false],
    [['helmisimpukka'], ['helmisimpukkarestaurant', 'helmisimpukka'], true],
    [['lunch'], ['helmisimpukkarestaurant', 'helmisimpukka'], false],
    [['helmisimpukka', 'lunch'], ['helmisimpukkarestaurant', 'helmisimpukka', 'lunch'], true],
    [['helmisimpukka'], ['helmisimpukkarestaurant', 'helmisimpukka', 'lunch'], false],
  ])('one of several additive entries must match: %j for %j is %s', (services, codes, matches) => {
    expect(matchesFilters(withServices(...services), codes)).toBe(matches)
  })

  test.each([
    [['sauna', 'shower'], ['sauna', 'shower'], true],
    [['sauna'], ['sauna', 'shower'], false],
    [['sauna', 'lunch', 'atm'], ['lunch', 'atm'], true],
  ])('all other entries must match: %j for %j is %s', (services, codes, matches) => {
    expect(matchesFilters(withServices(...services), codes)).toBe(matches)
  })

  test('perfectcarwash and perfectcarwash24hours match their own code only', () => {
    expect(matchesFilters(withServices('perfectcarwash'), ['perfectcarwash'])).toBe(true)
    expect(matchesFilters(withServices('perfectcarwash24hours'), ['perfectcarwash'])).toBe(false)
    expect(matchesFilters(withServices('carwash', 'carwash24h'), ['perfectcarwash24hours'])).toBe(
      false,
    )
  })

  test.each([
    ['perfectcarwash', 'carwash'],
    ['perfectcarwash24hours', 'carwash'],
  ])('a code list matches any of its codes: %s for %s', (service, code) => {
    expect(matchesFilters(withServices(service), [code])).toBe(true)
  })

  test.each([
    ['evcharging150kw', ['evcharging'], true],
    ['chargingstations', ['evcharging'], true],
    ['evcharging400kw', ['evcharging150kw'], true],
    ['evcharging150kw', ['evcharging150kw', 'evcharging400kw'], false],
    ['diesel', ['evcharging'], false],
  ])('a code of a charger is a minimum: %s for %j is %s', (service, codes, matches) => {
    expect(matchesFilters(withServices(service), codes)).toBe(matches)
  })

  test.each([['finland/adblue'], ['AdBlue'], ['Norway/ADBLUE'], ['no/adBlue'], [' adblue ']])(
    'country prefix and letter case are ignored: %s',
    (service) => {
      expect(matchesFilters(withServices(service), ['adblue'])).toBe(true)
      expect(matchesFilters(withServices('adblue'), [service])).toBe(true)
    },
  )

  test('an alternative spelling in the catalogue matches the code', () => {
    expect(matchesFilters(withServices('Posti', 'finland/CNG'), ['post', 'cbg'])).toBe(true)
  })

  test('a station’s fuel matches like a service', () => {
    expect(matchesFilters({ services: [], fuels: ['RE85'] }, ['re85'])).toBe(true)
  })

  test('open24h matches a station that is open around the clock, whatever its codes (§3)', () => {
    const always = weekOfEight('2026-11-19', '00:00-24:00')
    expect(matchesFilters({ services: [], openingHours: always }, ['open24h'])).toBe(true)
    expect(matchesFilters({ services: ['open24h'], openingHours: [] }, ['open24h'])).toBe(true)
    expect(matchesFilters({ services: [], openingHours: always.slice(1) }, ['open24h'])).toBe(false)
  })

  test('a code that is not a filter matches exactly that service', () => {
    expect(matchesFilters(withServices('norway/Vacuum'), ['vacuum'])).toBe(true)
    expect(matchesFilters(withServices('lunch'), ['vacuum'])).toBe(false)
    expect(matchesFilters(withServices('lunch'), ['__proto__', 'constructor'])).toBe(false)
  })
})
