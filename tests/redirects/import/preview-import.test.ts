import { expect, test } from 'vitest'
import { previewImport, takenLines } from '#redirects/import/preview-import.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { faultText } from '#redirects/words/describe.ts'
import { read } from './imported.ts'

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
/Fixed/,/x
`
const { rules } = read(ROWS)

test('each line is new, changed, the same or refused', () => {
  const preview = previewImport(rules, INPUT)
  expect(preview.map(({ line, kind, before, after }) => [line, kind, before, after])).toEqual([
    [2, 'new', undefined, '/new  /x'],
    // a new target drops the old note
    [3, 'changed', '/moved  /x  # campaign', '/moved  /y'],
    // the file has no note
    [4, 'same', '/same  /x  # why', '/same  /x  # why'],
    [5, 'same', '/P%C3%A4  /x', '/P%C3%A4  /x'],
    [6, 'refused', undefined, '/twice  /x'],
    [7, 'refused', undefined, '/twice  /y'],
    [8, 'refused', '/theirs  /x', '/theirs  /y'],
    [9, 'refused', undefined, '/a  /x'],
    [10, 'new', undefined, '/fixed  /x'],
  ])
  expect(preview.flatMap((line) => (line.kind === 'refused' ? faultText(line) : []))).toEqual([
    'Also on line 7, with another target.',
    'Also on line 6, with another target.',
    'liisa@example.com has changed the rule in the draft.',
    'The host belongs to another table (sv-SE). Import the line there.',
  ])
})

test('of the lines that are taken, those that were fixed or replace a rule come first', () => {
  const taken = takenLines(previewImport(rules, INPUT))
  expect(taken.map(({ key }) => key)).toEqual(['/moved', '/fixed', '/new'])
})
