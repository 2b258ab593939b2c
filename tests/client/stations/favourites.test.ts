import { expect, test } from 'vitest'
import { readFavourites } from '#client/stations/favourites.ts'

test('favourites are unique ids, the newest last', () => {
  expect(readFavourites(['fi-1', 'se-2', 'fi-1'])).toEqual(['fi-1', 'se-2'])
})

test.each([undefined, null, { a: 1 }, 'fi-1', 7])('invalid stored data counts as empty: %s', (stored) => {
  expect(readFavourites(stored)).toEqual([])
})

test('only valid entries of stored data are read', () => {
  expect(readFavourites([1, null, '', 'x'.repeat(101), ['fi-2'], 'fi-3'])).toEqual(['fi-3'])
})

test('the oldest favourites are dropped above the limit', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `fi-${index}`)
  expect(readFavourites(ids)).toEqual(ids.slice(100))
})
