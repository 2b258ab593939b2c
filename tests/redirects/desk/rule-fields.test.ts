import { expect, test } from 'vitest'
import { changesOf, existingRule, fieldFaults, lineOfRow, NO_FIELDS, pathMeant } from '../../../redirects/desk/page/rule/rule-fields.ts'
import { messages } from '#redirects/messages/en-EU.ts'

const OLD = { ...NO_FIELDS, source: '/old', target: '/new' }

test.each([
  ['empty fields', NO_FIELDS, { source: 'empty', target: 'empty' }],
  ['a host', { ...OLD, source: 'https://www.example.com/old' }, { source: 'sourceHost' }],
  ['no slash', { ...OLD, source: 'old' }, { source: 'sourceSlash' }],
  ['a backslash', { ...OLD, source: '/a\\b' }, { source: 'sourceBackslash' }],
  ['a query', { ...OLD, source: '/old?a=1' }, { source: 'sourceQuery' }],
  ['a hash', { ...OLD, source: '/old#a' }, { source: 'sourceHash' }],
  ['dots', { ...OLD, source: '/a/../b' }, { source: 'sourceDots' }],
  ['an invisible character', { ...OLD, source: '/a\u200bb' }, { source: 'sourceInvisible' }],
  ['600 characters', { ...OLD, source: `/${'a'.repeat(600)}` }, { source: 'sourceLong' }],
  ['a splat without a star', { ...OLD, target: '/new/:splat' }, { target: 'splat' }],
  ['an invisible character in the target', { ...OLD, target: '/a\u200bb' }, { target: 'targetInvisible' }],
  ['a space', { ...OLD, target: '/a b' }, { target: 'targetSpace' }],
  ['a backslash in the target', { ...OLD, target: '/\\evil' }, { target: 'targetBackslash' }],
  ['two slashes', { ...OLD, target: '//evil' }, { target: 'targetSlashes' }],
  ['a script', { ...OLD, target: 'javascript:alert(1)' }, { target: 'targetKind' }],
  ['a password', { ...OLD, target: 'https://a:b@example.com/' }, { target: 'targetUser' }],
  ['no host', { ...OLD, target: 'https://' }, { target: 'targetHost' }],
  ['the last day before the first', { ...OLD, from: '2026-12-02', until: '2026-12-01' }, { until: 'endsBefore' }],
  ['an owner of two words', { ...OLD, owner: 'maria virtanen' }, { owner: 'oneWord' }],
  ['two faults', { ...OLD, source: 'old', target: 'new' }, { source: 'sourceSlash', target: 'targetKind' }],
  ['no fault', OLD, {}],
])('a faulty field gets a fault that has a message: %s', (_, fields, expected) => {
  const said = Object.fromEntries(fieldFaults(fields).map(({ field, fault }) => [field, fault]))
  expect(said).toEqual(expected)
  for (const key of Object.values(said)) expect(Object.keys(messages.faults)).toContain(key)
})

test('if the field of the old path contains a complete URL, its path is offered', () => {
  expect(pathMeant(' https://www.example.com/old/%C3%A4?a=1#b ')).toBe('/old/%C3%A4')
  expect(pathMeant('/old')).toBeUndefined()
  expect(pathMeant('https://')).toBeUndefined()
})

test('changesOf returns the changes of a new rule, the same rule, another target, another path', () => {
  const existing = { key: '/old', line: '/old  /new', fields: OLD }
  expect(changesOf({ ...OLD, source: ' /Old page ', owner: 'maria', note: ' a\nb ' })).toEqual([
    { key: '/old page', after: '/Old%20page  /new  owner maria  # a b' },
  ])
  expect(changesOf(OLD, existing)).toEqual([])
  expect(changesOf({ ...OLD, target: '/b' }, existing)).toEqual([{ key: '/old', before: '/old  /new', after: '/old  /b' }])
  expect(changesOf({ ...OLD, source: '/other' }, existing)).toEqual([
    { key: '/old', before: '/old  /new' },
    { key: '/other', after: '/other  /new' },
  ])
  // a colleague has removed the rule
  expect(changesOf(OLD, { ...existing, line: undefined })).toEqual([{ key: '/old', after: '/old  /new' }])
})

test('two spaces in a note survive when the rule is edited or removed', () => {
  const known = { key: '/old', state: 'same' as const, problems: [], visits: 0 }
  const row = { ...known, source: '/old', target: '/new', note: 'two  spaces' }
  const line = '/old  /new  # two  spaces'
  expect(lineOfRow(row)).toBe(line)
  const existing = existingRule(row)
  expect(changesOf(existing.fields, existing)).toEqual([])
  expect(changesOf({ ...existing.fields, target: '/b' }, existing)).toEqual([
    { key: '/old', before: line, after: '/old  /b  # two  spaces' },
  ])
})
