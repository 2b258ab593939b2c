import { expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { findingId } from '#redirects/check/find-causes.ts'
import { tableChange } from '#redirects/check/publication-preview.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { contextOf } from './check-context.ts'

function change(live: string, next: string, visits: Record<string, number> = {}) {
  const ruleVisits = new Map(Object.entries(visits))
  return tableChange(checked(live), checked(next), { visits: ruleVisits })
}

function checked(text: string) {
  return { entries: readEntries(text), findings: checkTable(parseRedirectTable(text), contextOf()) }
}

test('added, changed and removed rules are counted', () => {
  const { counts } = change('/a  /yritys\n/b  /yritys', '/b  /asemahaku\n/c  /yritys\n/d  /yritys')
  expect(counts).toEqual({ added: 2, changed: 1, removed: 1 })
})

test('a new rule that hides a page is dangerous, and rules that lead through it are a warning with that cause', () => {
  const { dangers, warnings, errors } = change(
    '/a  /yksityisille\n/b  /yksityisille',
    '/a  /yksityisille\n/b  /yksityisille\n/yksityisille  /yritys',
    { '/a': 3, '/b': 4 },
  )
  expect(dangers).toMatchObject([
    {
      kind: 'hidden-page',
      own: { key: '/yksityisille', line: '/yksityisille  /yritys' },
      takeOut: [{ key: '/yksityisille', before: '/yksityisille  /yritys', after: undefined }],
    },
  ])
  expect(warnings).toMatchObject([
    { kind: 'hidden-page', severity: 'warning', consequences: [{}, {}], visits: 7 },
  ])
  expect(errors).toEqual([])
})

test('rules to one missing page are one danger, most visits first', () => {
  const { dangers } = change('/a  /yritys', '/a  /gone-x\n/b  /gone-x', { '/b': 9 })
  expect(dangers).toMatchObject([
    {
      kind: 'dead',
      visits: 9,
      consequences: [{ key: '/b' }, { key: '/a' }],
      takeOut: [{ key: '/b' }, { key: '/a', before: '/a  /gone-x', after: '/a  /yritys' }],
    },
  ])
})

test('what is live already is neither a danger nor a warning again', () => {
  const live = '/yksityisille  /yritys\n/a  /gone-x\n/b  /yritys/'
  expect(change(live, `${live}\n/c  /yritys`)).toMatchObject({
    dangers: [],
    warnings: [],
    errors: [],
    counts: { added: 1 },
  })
})

test('a warning that editors ignore is not shown again; a danger is', () => {
  const next = checked('/yksityisille  /yritys\n/a  /yksityisille')
  const { dangers, warnings } = tableChange(checked(''), next, {
    aside: new Set(next.findings.map(findingId)),
  })
  expect(warnings).toEqual([])
  expect(dangers).toMatchObject([{ kind: 'hidden-page' }])
})

test('an error prevents the publication, also an old one', () => {
  expect(change('/a  /a', '/a  /a\n/b  /yritys').errors).toMatchObject([
    { kind: 'loop', severity: 'error' },
  ])
})
