import { expect, test } from 'vitest'
import { checkRule } from '#redirects/pages/check-rule.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { contextOf } from '../check/check-context.ts'

const TABLE = '/vanha  /b\n/b  /yritys\n/kampanja/*  /asemahaku'

function check(source: string, target: string, key?: string) {
  const context = contextOf()
  const pageAt = async ({ locale, path }: { locale: string; path: string }) =>
    path === '/not-listed' || (locale === 'fi-FI' && context.pages['fi-FI']?.has(path)) ? { title: `Page ${path}` } : undefined
  return checkRule({ source, target, key }, { entries: readEntries(TABLE), context, pageAt })
}

test.each([
  ['a page', '/uusi', '/yritys?x#y', undefined, {}, { kind: 'page', title: 'Page /yritys' }],
  ['a page that no list has', '/uusi', '/not-listed', undefined, {}, { kind: 'page', title: 'Page /not-listed' }],
  ['no page', '/uusi', '/yrityss', undefined, {}, { kind: 'missing', nearest: '/yritys' }],
  ['another rule', '/uusi', '/vanha', undefined, {}, { kind: 'rule', rule: { key: '/vanha', line: '/vanha  /b', end: '/yritys' } }],
  ['a known host', '/uusi', 'https://www.st1.com/x', undefined, {}, { kind: 'outside' }],
  ['an unknown host', '/uusi', 'https://www.st1.con/x', undefined, {}, { kind: 'outside', unknownHost: 'www.st1.con' }],
  ['an unsafe target', '/uusi', 'javascript:alert(1)', undefined, {}, { kind: 'fault', fault: 'targetKind' }],
  ['nothing yet', '', '', undefined, { fault: 'sourceSlash' }, { kind: 'fault', fault: 'noTarget' }],
  ['a path that has a rule', '/VANHA', '/yritys', undefined, { existing: { key: '/vanha', line: '/vanha  /b' } }, { kind: 'page' }],
  ['the rule that is edited', '/vanha', '/yritys', '/vanha', {}, { kind: 'page' }],
  ['the path of a page', '/yritys', '/asemahaku', undefined, { hides: '/yritys' }, { kind: 'page' }],
  ['a folder of pages', '/yksityisille/*', '/asemahaku', undefined, { hides: '/yksityisille' }, { kind: 'page' }],
])('a typed rule is checked: %s', async (_, source, target, key, ofSource, ofTarget) => {
  const checked = await check(source, target, key)
  expect(checked.source).toEqual(ofSource)
  expect(checked.target).toMatchObject(ofTarget)
})
