import { describe, expect, test } from 'vitest'
import { createListReader } from '../../../worker/upstream/list-reader.ts'

/** The items, and whether the answer was whole; it arrives in pieces of `size` characters. */
function read(answer: string, size = answer.length): { items: unknown[]; whole: boolean } {
  const items: unknown[] = []
  const reader = createListReader('stations', (item) => items.push(item))
  for (let start = 0; start < answer.length; start += size) reader.read(answer.slice(start, start + size))
  return { items, whole: reader.isWhole() }
}

const ODD = [
  { id: 'a', name: 'with "quotes", [brackets] and {braces}', services: ['x', 'y'], stations: [1] },
  { id: 'b\\', name: 'ends with a backslash \\', nested: { stations: [{ id: 'no' }] } },
  null,
  'text, with a comma',
  12.5,
  [],
  { name: 'Ääkköset 😀 \u2028' },
]

describe('a list is read as it arrives', () => {
  const before = { version: 1, other: ['stations', { stations: ['no'] }], 'sta"tions': [9], note: 'stations' }
  const answer = JSON.stringify({ ...before, stations: ODD, after: { stations: [1, 2] } }, null, 1)
  test.each([1, 2, 3, 7, 64, 10_000])('in pieces of %d characters', (size) => {
    expect(read(answer, size)).toEqual({ items: ODD, whole: true })
  })

  test('of no items', () => {
    expect(read('{ "stations" : [ ] }')).toEqual({ items: [], whole: true })
  })
})

test.each([
  ['truncated in an item', '{"stations":[{"id":"a"},{"id":"b'],
  ['truncated after an item', '{"stations":[{"id":"a"},'],
  ['truncated after the list', '{"stations":[{"id":"a"}]'],
  ['HTML', '<html>oops</html>'],
  ['without its list', '{"stations":null}'],
  ['with an object for its list', '{"stations":{"a":[1]}}'],
  ['a list itself', '[{"id":"a"}]'],
  ['empty', ''],
])('an answer that is %s is not whole', (_, answer) => {
  expect(read(answer).whole).toBe(false)
})

test.each(['{"stations":[{"id":"a"} {"id":"b"}]}', '{"stations":[undefined]}', '{"stations":[{]}'])(
  'an item that is no JSON throws: %s',
  (answer) => {
    expect(() => read(answer)).toThrow()
  },
)

test.each([1_000, 64_000, 10_000_000])(
  'an item of megabytes is unreadable, those around it are read: in pieces of %d characters',
  (size) => {
    const long = 'x'.repeat(3_000_000)
    const answer = JSON.stringify({
      note: long,
      [long]: 1,
      stations: [{ id: 'a' }, { id: 'b', name: long }, long, { id: 'c' }],
      after: long,
    })
    expect(read(answer, size)).toEqual({ items: [{ id: 'a' }, undefined, undefined, { id: 'c' }], whole: true })
  },
)

test('an item of 256 kB is read, one character more is too long', () => {
  const item = JSON.stringify('x'.repeat(256 * 1024 - 2))
  expect(read(`{"stations":[${item},${item} ]}`).items).toEqual([JSON.parse(item), undefined])
})
