import { expect, test } from 'vitest'
import { readFavourites } from '#client/stations/favourites.ts'

test('favourites are ids, the newest last, each once', () => {
  expect(readFavourites(['fi-1', 'se-2', 'fi-1'])).toEqual(['fi-1', 'se-2'])
})

test.each([undefined, null, { a: 1 }, 'fi-1', 7])('a damaged storage is as good as empty: %s', (stored) => {
  expect(readFavourites(stored)).toEqual([])
})

test('of a storage that is half readable the readable half counts', () => {
  expect(readFavourites([1, null, '', 'x'.repeat(101), ['fi-2'], 'fi-3'])).toEqual(['fi-3'])
})

test('the oldest go when there are more than anybody has', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `fi-${index}`)
  expect(readFavourites(ids)).toEqual(ids.slice(100))
})
