import { expect, test } from 'vitest'
import type { PreviewLine } from '#redirects/transfer/preview-import.ts'
import { importGroups, importTotals, linesToTake, refusedRows } from '../../../redirects/desk/page/transfer/import-groups.ts'
import { writtenParts } from '../../../redirects/desk/page/transfer/written-parts.ts'
import { writeCsv } from '../../../redirects/desk/page/ui/write-csv.ts'

const line = (number: number, source: string) => ({ line: number, key: source, after: `${source}  /t` })
const lines: PreviewLine[] = [
  { ...line(1, '/a'), kind: 'new' },
  { ...line(2, '/b'), kind: 'changed', before: '/b  /old' },
  { ...line(3, '/c'), kind: 'same', before: '/c  /t' },
  { ...line(4, '/d'), kind: 'conflicting', rival: 5 },
  { ...line(5, '/d'), kind: 'conflicting', rival: 4 },
  { ...line(6, '/e'), kind: 'conflicting', who: 'maria' },
  { ...line(7, '/f'), kind: 'refused', fault: 'star' },
]
const read = {
  mendable: [{ line: 8, written: 'https://www.st1.fi/g', source: '/g', target: '/t', needs: ['host' as const] }],
  refused: [{ line: 9, text: '=CMD()', fault: 'formula' as const }],
}

test('a line that needs only another target shows its addresses and says so', () => {
  const refused = [{ line: 9, text: '/h,', fault: 'noTarget' as const, said: { source: '/h', target: '' } }, ...read.refused]
  const rows = importGroups({ mendable: [], refused }, []).flatMap((group) => group.rows)
  expect(rows.map(({ source, needsTarget }) => [source, needsTarget])).toEqual([
    ['/h', true],
    ['=CMD()', false],
  ])
})

test('the file of refused lines has those in conflict, unless the editor takes them', () => {
  const groups = importGroups(read, lines)
  const linesOf = (isFirstKept: boolean) =>
    refusedRows(groups, linesToTake(lines, { isFirstKept, isColleagueReplaced: false, left: new Set() })).map((row) => row.line)
  expect(linesOf(false)).toEqual([4, 5, 6, 7, 9])
  expect(linesOf(true)).toEqual([5, 6, 7, 9])
})

test('what a machine fixes comes first, then what needs a person, and lines that are fine come last', () => {
  const groups = importGroups(read, lines)
  expect(groups.map(({ name, rows }) => [name, rows.map((row) => row.line)])).toEqual([
    ['mend:host', [8]],
    ['twice', [4, 5]],
    ['colleague', [6]],
    ['refused:star', [7]],
    ['refused:formula', [9]],
    ['fine', [1, 2]],
    ['same', [3]],
  ])
  expect(importTotals(groups)).toEqual({ all: 9, fine: 3, mendable: 1, refused: 5 })
})

test('only fine lines come into the draft, until the editor says more', () => {
  const none = { isFirstKept: false, isColleagueReplaced: false, left: new Set<number>() }
  const taken = (chosen: Partial<typeof none>) => linesToTake(lines, { ...none, ...chosen }).map((each) => each.line)
  expect(taken({})).toEqual([1, 2])
  expect(taken({ isFirstKept: true, isColleagueReplaced: true })).toEqual([1, 2, 4, 6])
  expect(taken({ left: new Set([1]) })).toEqual([2])
})

test.each([
  ['https://www.st1.fi/lataus', '/lataus', { before: 'https://www.st1.fi', kept: '/lataus', after: '' }],
  ['/asemahaku?city=Tampere', '/asemahaku', { before: '', kept: '/asemahaku', after: '?city=Tampere' }],
  ['/Tankkaus/', '/tankkaus', { before: '/Tankkaus/', kept: undefined, after: '' }],
])('the preview strikes what a mend removes: %s', (written, source, parts) => {
  expect(writtenParts(written, source)).toEqual(parts)
})

test('a downloaded cell cannot be a formula', () => {
  expect(writeCsv(['a', 'b'], [['=1+1', 'x, "y"']])).toBe('a,b\r\n\'=1+1,"x, ""y"""\r\n')
})
