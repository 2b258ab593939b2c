import { expect, test } from 'vitest'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { isInFilter, keepPlaces, WANTED_FILTERS } from '../../../redirects/desk/page/wanted/wanted-filters.ts'

const row = (path: string, more: Partial<WantedRow> = {}): WantedRow => ({
  path,
  visits: 1,
  referrers: [],
  isNoise: false,
  isIgnored: false,
  ...more,
})

test('an address that got a rule keeps its place, so that ten presses go down one column', () => {
  const before = [row('/a'), row('/b'), row('/c')]
  const now = [row('/new'), row('/c'), row('/a')]
  expect(keepPlaces(before, now, new Set(['/b'])).map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/new'])
  expect(keepPlaces(before, now, new Set()).map(({ path }) => path)).toEqual(['/a', '/c', '/new'])
})

test('each address is in the filters that it belongs to', () => {
  const filtersOf = (more: Partial<WantedRow>) => WANTED_FILTERS.filter((filter) => isInFilter(row('/a', more), filter))
  expect(filtersOf({})).toEqual(['open'])
  expect(filtersOf({ suggestion: '/t' })).toEqual(['open', 'suggested'])
  expect(filtersOf({ isNoise: true })).toEqual(['robots'])
  expect(filtersOf({ isIgnored: true, isNoise: true })).toEqual(['aside'])
})
