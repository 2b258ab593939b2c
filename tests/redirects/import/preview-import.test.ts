import { expect, test } from 'vitest'
import { chosenChanges, previewImport } from '#redirects/import/preview-import.ts'
import { readImport } from '#redirects/import/read-import.ts'
import { readEntries } from '#redirects/table/table-entries.ts'

const TABLE = readEntries('/same  /x  # why\n/P%C3%A4  /x\n/moved  /x  # campaign\n/theirs  /x')
const OTHERS = new Map([['/theirs', 'liisa@example.com']])
const INPUT = { locale: 'fi-FI', table: TABLE, others: OTHERS } as const

const ROWS = `old,new
/new,/x
/moved,/y
/Same/,/x
/pä,/x
/twice,/x
/twice,/y
/theirs,/y
https://st1.se/a,/x
`
const { rules } = readImport(ROWS, { locale: 'fi-FI', hosts: { 'st1.se': 'sv-SE' } })

test('each line is new, changed, the same, conflicting or refused', () => {
  expect(previewImport(rules, INPUT)).toEqual([
    { line: 2, key: '/new', kind: 'new', after: '/new  /x' },
    // a new target drops the old note
    {
      line: 3,
      key: '/moved',
      kind: 'changed',
      before: '/moved  /x  # campaign',
      after: '/moved  /y',
    },
    // the file has no note
    { line: 4, key: '/same', kind: 'same', before: '/same  /x  # why', after: '/same  /x  # why' },
    { line: 5, key: '/pä', kind: 'same', before: '/P%C3%A4  /x', after: '/P%C3%A4  /x' },
    { line: 6, key: '/twice', kind: 'conflicting', after: '/twice  /x', rival: 7 },
    { line: 7, key: '/twice', kind: 'conflicting', after: '/twice  /y', rival: 6 },
    {
      line: 8,
      key: '/theirs',
      kind: 'conflicting',
      before: '/theirs  /x',
      after: '/theirs  /y',
      who: 'liisa@example.com',
    },
    {
      line: 9,
      key: '/a',
      kind: 'refused',
      after: '/a  /x',
      fault: 'otherTable',
      words: { locale: 'sv-SE' },
    },
  ])
})

test.each([
  [false, ['/new  /x', '/moved  /y']],
  [true, ['/new  /x', '/moved  /y', '/twice  /x']],
])(
  'new and changed lines are taken, and of two lines with one path the first if asked (%j)',
  (takesFirst, after) => {
    const changes = chosenChanges(previewImport(rules, INPUT), takesFirst)
    expect(changes.map((change) => change.after)).toEqual(after)
    expect(changes[1]).toEqual({
      key: '/moved',
      before: '/moved  /x  # campaign',
      after: '/moved  /y',
    })
  },
)
