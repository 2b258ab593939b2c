import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editTableText } from '#redirects/table/edit-table-text.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { type EntryChange, tableEntries, unreadableKey } from '#redirects/table/table-entries.ts'

const TABLE = `# Press
/news        /media  # since 2019
/news/2020   /media

# Investors
/ir          /investors
`

const TWICE = '/a  /b\n# the same\n/A/  /c\n'
const UNREADABLE = unreadableKey('a  /b')
const NEWS = '/news        /media  # since 2019'

test.each([
  [
    'a changed line keeps its place',
    TABLE,
    change('/news', '/news  /about  # moved'),
    TABLE.replace(NEWS, '/news  /about  # moved'),
  ],
  [
    'a line that has the new values already stays as it is',
    TABLE,
    change('/news', '/news  /media  # since 2019'),
    TABLE,
  ],
  [
    'a line is removed without its comments and neighbours',
    TABLE,
    change('/ir'),
    TABLE.replace(/\/ir .*\n/, ''),
  ],
  ['of two lines one is changed', TWICE, change('/a', '/a  /d'), '/a  /d\n# the same\n'],
  ['of two lines one remains', TWICE, change('/a', '/a  /b'), '/a  /b\n# the same\n'],
  ['two lines with one path are removed', TWICE, change('/a'), '# the same\n'],
  ['an unreadable line is found by its text', 'a  /b\n', change(UNREADABLE, '/a  /b'), '/a  /b\n'],
  ['an unreadable line is no rule', '/a\n/a  /b\n', change('/a', '/a  /c'), '/a\n/a  /c\n'],
  ['letter case is changed', '/News  /x\n', change('/news', '/news  /x'), '/news  /x\n'],
])('%s', (_, text, edit, edited) => {
  expect(editTableText(text, [edit])).toBe(edited)
})

test('line ends, the byte order mark and unreadable lines are kept', () => {
  const windows = '\ufeff# heading\r\n/a  /b\r\nnonsense\r\n/c  /d'
  expect(editTableText(windows, [change('/c', '/c  /e'), change('/f', '/f  /g')])).toBe(
    '\ufeff# heading\r\n/a  /b\r\nnonsense\r\n/c  /e\r\n/f  /g\r\n',
  )
})

test.each([
  ['# heading\n/a  /b\n', 'production', 'version 12\n# heading\n/a  /b\n'],
  ['\ufeff/a  /b\n', 'production', '\ufeffversion 12\n/a  /b\n'],
  ['# x\nversion 1\n/a  /b\nversion 2\n', 'production', '# x\nversion 12\n/a  /b\n'],
  ['version 1\n/a  /b\n', 'staging', 'version 12 staging\nversion 1\n/a  /b\n'],
])('the version line is replaced, or added at the beginning: %j, %s', (text, place, edited) => {
  expect(editTableText(text, [], { seq: 12, place })).toBe(edited)
  expect(editTableText(edited, [change('/a')])).toBe(edited.replace('/a  /b\n', ''))
})

test('lines are added at the end, in the order of their keys', () => {
  const changes = ['/b', '/a', '/__proto__'].map((key) => change(key, `${key}  /x`))
  expect(editTableText('/c  /x\n', changes)).toBe('/c  /x\n/__proto__  /x\n/a  /x\n/b  /x\n')
})

test('after any changes the text is read as the changed table, with all comments', () => {
  const keys = fc.constantFrom('/a', '/a/b', '/a/c', '/b', '/__proto__', '/ä')
  const lines = fc.array(
    fc.oneof(
      keys.map((key) => `${key}   /old`),
      fc.constantFrom('', '# comment', 'what'),
    ),
  )
  const changes = fc.uniqueArray(fc.record({ key: keys, removed: fc.boolean() }), {
    selector: ({ key }) => key,
  })
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), changes, (table, end, edits) => {
      const text = table.join(end)
      const edited = editTableText(
        text,
        edits.map(({ key, removed }) => change(key, removed ? undefined : `${key}  /new`)),
      )
      const wanted = tableEntries(parseRedirectTable(text))
      for (const { key, removed } of edits) {
        if (removed) wanted.delete(key)
        else wanted.set(key, `${key}  /new`)
      }
      expect(new Map([...tableEntries(parseRedirectTable(edited))].sort())).toEqual(
        new Map([...wanted].sort()),
      )
      expect(edited.match(/# comment/g)).toEqual(text.match(/# comment/g))
    }),
  )
})

function change(key: string, after?: string): EntryChange {
  return after === undefined ? { key } : { key, after }
}
