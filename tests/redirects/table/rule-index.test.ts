import { expect, test } from 'vitest'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindEntry, createFindRule } from '#redirects/table/rule-index.ts'
import { tableEntries } from '#redirects/table/table-entries.ts'

const TABLE = `
/a            /x
/Old/P%C3%A4  /y  until 2026-11-20
/old/*        /new/:splat
/old/p%C3%A4/*  /deeper/:splat  from 2026-12-01
/star/%2A     /literal
/shop/*       /products
/             /front
/*            /rest/:splat
/__proto__    /z`

test.each([
  ['/a', '/x'],
  ['/A/', '/x'],
  ['/old/pä', '/new/p%C3%A4'],
  ['/OLD/b/c', '/new/b/c'],
  ['/old', '/new'],
  ['/shop/*', '/products'],
  ['/star/*', '/literal'],
  ['/star/b', '/rest/star/b'],
  ['/', '/front'],
  ['/else', '/rest/else'],
  ['/__proto__', '/z'],
  ['/constructor', '/rest/constructor'],
  ['not a path', undefined],
])('a path has the same rule in the entries of a table as in its rules: %s', (path, target) => {
  const parsed = parseRedirectTable(TABLE)
  const finders = [createFindRule(parsed.rules, '2026-11-23'), createFindEntry(tableEntries(parsed), '2026-11-23')]
  expect(finders.map((find) => find(path)?.target)).toEqual([target, target])
})
