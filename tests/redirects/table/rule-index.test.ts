import { expect, test } from 'vitest'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindEntry, createFindRule } from '#redirects/table/rule-index.ts'
import { tableEntries } from '#redirects/table/table-entries.ts'

const TABLE = `
/a            /x
/Old/P%C3%A4  /y
/old/*        /new
/old/p%C3%A4/*  /deeper
/star/%2A     /literal
/shop/*       /products
/             /front
/*            /rest
/__proto__    /z`

test.each([
  ['/a', '/x'],
  ['/A/', '/x'],
  ['/old/pä', '/y'],
  ['/old/pä/x', '/deeper'],
  ['/OLD/b/c', '/new'],
  ['/old', '/new'],
  ['/shop/*', '/products'],
  ['/star/*', '/literal'],
  ['/star/b', '/rest'],
  ['/', '/front'],
  ['/else', '/rest'],
  ['/__proto__', '/z'],
  ['/constructor', '/rest'],
  ['not a path', undefined],
])('a path has the same rule in the entries of a table as in its rules: %s', (path, target) => {
  const parsed = parseRedirectTable(TABLE)
  const finders = [createFindRule(parsed.rules), createFindEntry(tableEntries(parsed))]
  expect(finders.map((find) => find(path)?.target)).toEqual([target, target])
})
