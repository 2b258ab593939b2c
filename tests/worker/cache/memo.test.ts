import { expect, test } from 'vitest'
import { createMemo } from '../../../worker/cache/memo.ts'

test('above the maximum weight the least recently used value is evicted first', () => {
  const memo = createMemo<number>(40)
  for (const key of ['a', 'b', 'c', 'd']) memo.set(key, 1, 10)
  memo.get('a')
  memo.set('e', 1, 10)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memo.get(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
    'e',
  ])
})

test('a value larger than a quarter of the memory is not stored and evicts nothing', () => {
  const memo = createMemo<number>(40)
  memo.set('small', 1, 10)
  memo.set('giant', 2, 11)
  expect([memo.get('small'), memo.get('giant')]).toEqual([1, undefined])
})

test('a value that is stored again counts once', () => {
  const memo = createMemo<number>(40)
  for (let time = 0; time < 10; time++) memo.set('a', time, 10)
  memo.set('b', 1, 10)
  expect([memo.get('a'), memo.get('b')]).toEqual([9, 1])
})
