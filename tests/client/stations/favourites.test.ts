import { afterEach, expect, test, vi } from 'vitest'
import { readFavourites, toggleFavourite } from '#client/stations/favourites.ts'
import { stubStorage } from '../stub-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a favourite that the browser cannot store is reported, so that the visitor is told', () => {
  const stored = stubStorage()
  expect(toggleFavourite('fi-1')).toBe(true)
  expect(stored.get('favourite-stations')).toBe('["fi-1"]')
  vi.stubGlobal('localStorage', undefined)
  expect(toggleFavourite('fi-2')).toBe(false)
})

test('favourites are unique ids, the newest last', () => {
  expect(readFavourites(['fi-1', 'se-2', 'fi-1'])).toEqual(['fi-1', 'se-2'])
})

test.each([undefined, null, { a: 1 }, 'fi-1', 7])(
  'invalid stored data counts as empty: %s',
  (stored) => {
    expect(readFavourites(stored)).toEqual([])
  },
)

test('only valid entries of stored data are read', () => {
  expect(readFavourites([1, null, '', 'x'.repeat(101), ['fi-2'], 'fi-3'])).toEqual(['fi-3'])
})

test('the oldest favourites are dropped above the limit', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `fi-${index}`)
  expect(readFavourites(ids)).toEqual(ids.slice(100))
})
