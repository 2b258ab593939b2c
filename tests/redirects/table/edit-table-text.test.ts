import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editTableText } from '#redirects/table/edit-table-text.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { type EntryChange, tableEntries } from '#redirects/table/table-entries.ts'

const TABLE = `# Press
/news        /media  # since 2019
/news/2020   /media

# Investors
/ir          /investors
`

test('a changed line keeps its place, and other lines stay as they are', () => {
  expect(editTableText(TABLE, [change('/news', '/news  /about  # moved')])).toBe(
    TABLE.replace('/news        /media  # since 2019', '/news  /about  # moved'),
  )
})

test('a line that has the new values already stays as it is', () => {
  expect(editTableText(TABLE, [change('/news', '/news  /media  # since 2019')])).toBe(TABLE)
})

test('a line is removed without its comments and neighbours', () => {
  expect(editTableText(TABLE, [change('/ir')])).toBe(TABLE.replace(/\/ir .*\n/, ''))
})

test('if two lines have the same path, one remains after a change, and none after a removal', () => {
  const twice = '/a  /b\n# the same\n/A/  /c\n'
  expect(editTableText(twice, [change('/a', '/a  /d')])).toBe('/a  /d\n# the same\n')
  expect(editTableText(twice, [change('/a', '/a  /b')])).toBe('/a  /b\n# the same\n')
  expect(editTableText(twice, [change('/a')])).toBe('# the same\n')
})

test('a change of letter case is a change of the line', () => {
  expect(editTableText('/News  /media\n', [change('/news', '/news  /media')])).toBe(
    '/news  /media\n',
  )
})

test('line ends, the byte order mark and unreadable lines are kept', () => {
  const windows = '\ufeff# heading\r\n/a  /b\r\nnonsense\r\n/c  /d'
  expect(editTableText(windows, [change('/c', '/c  /e'), change('/f', '/f  /g')])).toBe(
    '\ufeff# heading\r\n/a  /b\r\nnonsense\r\n/c  /e\r\n/f  /g\r\n',
  )
})

test('the version line is replaced in its place, or added at the beginning', () => {
  expect(editTableText('# heading\n/a  /b\n', [], { seq: 12, place: 'production' })).toBe(
    'version 12\n# heading\n/a  /b\n',
  )
  expect(editTableText('\ufeff/a  /b\n', [], { seq: 1, place: 'production' })).toBe(
    '\ufeffversion 1\n/a  /b\n',
  )
  expect(
    editTableText('# heading\nversion 1\n/a  /b\nversion 2\n', [], { seq: 3, place: 'production' }),
  ).toBe('# heading\nversion 3\n/a  /b\n')
  expect(editTableText('version 1\n/a  /b\n', [change('/a')])).toBe('version 1\n')
  expect(editTableText('version 1\n/a  /b\n', [], { seq: 2, place: 'staging' })).toBe(
    'version 2 staging\nversion 1\n/a  /b\n',
  )
})

test('lines are added at the end, in the order of their keys', () => {
  expect(
    editTableText('/c  /x\n', [
      change('/b', '/b  /x'),
      change('/a', '/a  /x'),
      change('/__proto__', '/__proto__  /x'),
    ]),
  ).toBe('/c  /x\n/__proto__  /x\n/a  /x\n/b  /x\n')
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
