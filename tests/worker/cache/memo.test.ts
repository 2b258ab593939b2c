import { expect, test } from 'vitest'
import { createMemo } from '../../../worker/cache/memo.ts'

test('what was made of the very same parts is found again, of any other it is not', () => {
  const memo = createMemo<string>(100)
  const part = {}
  memo.keep('key', [part, 'text'], 'made', 1)
  expect(memo.find('key', [part, 'text'])).toBe('made')
  for (const parts of [[{}, 'text'], [part, 'other'], [part], [part, 'text', 1], []]) expect(memo.find('key', parts)).toBeUndefined()
  expect(memo.find('other', [part, 'text'])).toBeUndefined()
})

test('over its weight the longest unused goes first', () => {
  const memo = createMemo<number>(40)
  for (const key of ['a', 'b', 'c', 'd']) memo.keep(key, [], 1, 10)
  memo.find('a', [])
  memo.keep('e', [], 1, 10)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memo.find(key, []) !== undefined)).toEqual(['a', 'c', 'd', 'e'])
})

test('a giant is not kept, and drives nothing out', () => {
  const memo = createMemo<number>(40)
  memo.keep('small', [], 1, 10)
  expect(memo.keep('giant', [], 2, 11)).toBe(2)
  expect([memo.find('small', []), memo.find('giant', [])]).toEqual([1, undefined])
})

test('a value kept again weighs once', () => {
  const memo = createMemo<number>(40)
  for (let time = 0; time < 10; time++) memo.keep('a', [time], time, 10)
  memo.keep('b', [], 1, 10)
  expect([memo.find('a', [9]), memo.find('b', [])]).toEqual([9, 1])
})
