import { expect, test } from 'vitest'
import { readEntries, writeEntries } from '#redirects/table/table-entries.ts'

const TABLE = `# heading
/b  /x  # campaign
/A%20c   /y
/a%20C  /z
`

test('entries ignore comments, order, spacing and letter case, and contain only the first of two rules for a path', () => {
  const entries = readEntries(TABLE)
  expect([...entries]).toEqual([
    ['/b', '/b  /x  # campaign'],
    ['/a c', '/A%20c  /y'],
  ])
  expect(readEntries(TABLE.split('\n').toReversed().join('\n')).get('/b')).toBe(entries.get('/b'))
})

test('a written table is read as the same table', () => {
  const entries = readEntries(TABLE)
  expect(readEntries(writeEntries(entries))).toEqual(
    new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))),
  )
})
