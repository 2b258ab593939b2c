import { expect, test } from 'vitest'
import { placeAddress, readPlace } from '../../../redirects/desk/page/place.ts'
import { nextSort, rulesQuery, sortDirection } from '../../../redirects/desk/page/rules/rules-query.ts'
import { inChunks } from '../../../redirects/desk/page/ui/in-chunks.ts'

test('each view has an address, and an unknown address shows the rules', () => {
  const place = { locale: 'sv-SE' as const, view: 'rule' as const, params: { key: '/å b', empty: '' } }
  const address = placeAddress(place)
  expect(address).toBe('/ops/redirects/sv-SE/rule?key=%2F%C3%A5+b')
  expect(readPlace(new URL(address, 'https://x'), 'fi-FI')).toEqual({ ...place, params: { key: '/å b' } })
  expect(readPlace(new URL('https://x/ops/redirects'), 'fi-FI')).toEqual({ locale: 'fi-FI', view: 'rules', params: {} })
  expect(readPlace(new URL('https://x/ops/redirects/xx/__proto__'), 'no-NO')).toMatchObject({ locale: 'no-NO', view: 'rules' })
})

test('rules are sorted by visits at first; a press on a heading sorts in ascending order, the next in descending order', () => {
  expect(rulesQuery({ locale: 'fi-FI', view: 'rules', params: {} }).sort).toBe('-visits')
  expect(nextSort('source', 'target')).toBe('target')
  expect(nextSort('target', 'target')).toBe('-target')
  expect(nextSort('source', 'visits')).toBe('-visits')
  expect(sortDirection('-visits', 'visits')).toBe('descending')
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
