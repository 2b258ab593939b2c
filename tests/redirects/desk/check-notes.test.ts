import { expect, test } from 'vitest'
import type { RuleCheck } from '#redirects/pages/check-rule.ts'
import { checkNotes } from '../../../redirects/desk/page/rule/check-notes.ts'

const fields = { source: '/old', target: '/new' }
const notesOf = (check: Partial<RuleCheck>) => checkNotes({ source: {}, target: { kind: 'page' }, ...check }, fields)

test('a rule whose target is a page has no warning', () => {
  expect(notesOf({})).toEqual([])
})

test('before saving, an editor sees the rule that has the path already, and the page that the rule would hide', () => {
  expect(notesOf({ source: { existing: { key: '/old', line: '/old /x' }, hides: '/old' } })).toEqual([
    { tone: 'bad', text: 'check.existing', values: { source: '/old', line: '/old /x' }, rule: '/old' },
    { tone: 'bad', text: 'check.hides', values: { page: '/old' } },
  ])
})

test('a target without a page, or with another rule, names a better one', () => {
  expect(notesOf({ target: { kind: 'missing', nearest: '/near' } })).toEqual([
    { tone: 'warn', text: 'check.missing', values: { target: '/new' }, use: '/near' },
  ])
  expect(notesOf({ target: { kind: 'rule', rule: { key: '/new', line: '/new /end', end: '/end' } } })).toEqual([
    { tone: 'warn', text: 'check.rule', values: { target: '/new', end: '/end' }, rule: '/new', use: '/end' },
  ])
})
