import { expect, test } from 'vitest'
import { activeChoices, shownChips } from '#client/stations/search/shown-chips.ts'
import type { FilterId } from '#shared/stations/query/filters-of.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { ServiceId } from '#shared/stations/search/service-words.ts'

function chipsOf(
  search: string,
  services: ServiceId[] = [],
  serviceWords: string[] = [],
): string[] {
  const chips = shownChips(readLocatorQuery(search), { services, serviceWords, absent: [] })
  return chips.map(({ name, value, isActive }) => `${isActive ? '×' : ''}${name}=${value}`)
}

test('active chips come first, and the narrower ones beside them', () => {
  expect(chipsOf('?f=carwash').slice(0, 4)).toEqual([
    '×toggle=carwash',
    'toggle=carwash24h',
    'toggle=open',
    'toggle=charging:any',
  ])
  expect(chipsOf('?charging=any').slice(0, 3)).toEqual([
    '×toggle=charging:any',
    'toggle=charging:150',
    'toggle=charging:400',
  ])
  expect(chipsOf('?charging=150').slice(0, 3)).toEqual([
    '×toggle=charging:150',
    'toggle=charging:400',
    'toggle=open',
  ])
})

test('a service in the words is an active chip that drops the words', () => {
  const chips = chipsOf('?q=tampere+autopesu', ['carwash'], ['autopesu'])
  expect(chips.slice(0, 2)).toEqual(['×drop=word:autopesu', 'toggle=carwash24h'])
  expect(chips).not.toContain('toggle=carwash')
})

test('the network of the menu’s link is no active filter', () => {
  expect(activeChoices(readLocatorQuery('?service=MAIN&f=lunch'))).toEqual([
    { kind: 'filter', id: 'lunch' },
  ])
  expect(activeChoices(readLocatorQuery('?service=TRUCK'))).toHaveLength(1)
})

test.each<[country: string, absent: FilterId[], restaurants: string[]]>([
  ['Finland', [], ['helmisimpukkarestaurant', 'helmisimpukka']],
  ['Sweden', ['helmisimpukkarestaurant', 'helmisimpukka'], []],
])(
  'the chips are the quick filters of §9 that the country has, with their icons: %s',
  (_, absent, restaurants) => {
    const chips = shownChips(readLocatorQuery(''), { services: [], serviceWords: [], absent })
    expect(chips.map(({ value }) => value)).toEqual([
      'open',
      'charging:any',
      'open24h',
      'carwash',
      'lunch',
      'diesel',
      'hvo100',
      ...restaurants,
    ])
    expect(chips.slice(1).every(({ icon }) => icon !== undefined)).toBe(true)
  },
)
