import { expect, test } from 'vitest'
import { createSuggestTarget } from '#redirects/check/suggest-target.ts'
import { readEntries } from '#redirects/table/table-entries.ts'

const PAGES = new Set([
  '/',
  '/yksityisille',
  '/yksityisille/kortit',
  '/tietoa-meista/yhteystiedot',
  '/asemahaku',
])
const TABLE =
  '/asemat  /asemahaku\n/tyopaikat  /tietoa-meista/yhteystiedot\n/kampanja/*  /yksityisille'

test.each([
  ['/yksityisile', '/yksityisille', { kind: 'letters', count: 1 }],
  ['/asema-haku', '/asemahaku', { kind: 'letters', count: 1 }],
  ['/vanha/yhteystiedot', '/tietoa-meista/yhteystiedot', { kind: 'name' }],
  ['/fi/asemahaku', '/asemahaku', { kind: 'name' }],
  ['/yhteystiedot.html', '/tietoa-meista/yhteystiedot', { kind: 'without', part: '.html' }],
  ['/index.php/asemat', '/asemahaku', { kind: 'rule', source: '/asemat' }],
  ['/tyopaikat/avoimet', '/tietoa-meista/yhteystiedot', { kind: 'rule', source: '/tyopaikat' }],
  ['/yksityisille/lomarahat-ja-bonukset', '/yksityisille', { kind: 'parent' }],
  // the same first segment says nothing about the last one
  ['/yksityisille/lataus', '/yksityisille', { kind: 'parent' }],
])('the likely target of %s is %s', (path, target, why) => {
  expect(createSuggestTarget(PAGES, readEntries(TABLE))(path)).toEqual({ target, why })
})

test('an address that nothing resembles has no suggestion', () => {
  expect(createSuggestTarget(PAGES, readEntries(TABLE))('/black-friday-2026')).toBeUndefined()
})
