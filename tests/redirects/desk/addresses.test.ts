import { expect, test } from 'vitest'
import { placeAddress, readPlace } from '../../../redirects/desk/page/place.ts'
import { nextSort, rulesQuery, sortDirection, toggleFilter } from '../../../redirects/desk/page/table/rules-query.ts'
import { inChunks } from '../../../redirects/desk/page/ui/in-chunks.ts'

test('each view has an address, and an unknown address shows the table', () => {
  const place = { locale: 'sv-SE' as const, view: 'rule' as const, params: { key: '/å b', empty: '' } }
  const address = placeAddress(place)
  expect(address).toBe('/ops/redirects/sv-SE/rule?key=%2F%C3%A5+b')
  expect(readPlace(new URL(address, 'https://x'), 'fi-FI')).toEqual({ ...place, params: { key: '/å b' } })
  expect(readPlace(new URL('https://x/ops/redirects'), 'fi-FI')).toEqual({ locale: 'fi-FI', view: 'table', params: {} })
  expect(readPlace(new URL('https://x/ops/redirects/xx/__proto__'), 'no-NO')).toMatchObject({ locale: 'no-NO', view: 'table' })
})

test('the first press on a heading sorts in ascending order, the second in descending order; visits the other way round', () => {
  expect(nextSort('source', 'target')).toBe('target')
  expect(nextSort('target', 'target')).toBe('-target')
  expect(nextSort('source', 'visits')).toBe('-visits')
  expect(sortDirection('-visits', 'visits')).toBe('descending')
  expect(rulesQuery({ locale: 'fi-FI', view: 'table', params: {} }).sort).toBe('source')
})

test('a filter is added, and removed by a second press', () => {
  expect(toggleFilter('new', 'chain')).toBe('new,chain')
  expect(toggleFilter('new,chain', 'new')).toBe('chain')
})

test('stopped work keeps its finished chunks', async () => {
  const stop = new AbortController()
  const seen: number[] = []
  const done: number[] = []
  await inChunks(
    [1, 2, 3, 4, 5],
    2,
    async (chunk) => {
      seen.push(...chunk)
      if (seen.length === 4) stop.abort()
    },
    { signal: stop.signal, onDone: (count) => done.push(count) },
  )
  expect(seen).toEqual([1, 2, 3, 4])
  expect(done).toEqual([2, 4])
})
