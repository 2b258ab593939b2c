import { expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { type Cause, findCauses } from '#redirects/check/find-causes.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { causeText } from '#redirects/words/describe.ts'
import { contextOf } from './check-context.ts'

function causes(text: string, visits: Record<string, number> = {}): Cause[] {
  const ruleVisits = new Map(Object.entries(visits))
  return findCauses(checkTable(parseRedirectTable(text), contextOf()), ruleVisits)
}

function shown(cause: Cause) {
  const { severity, own, consequences, visits } = cause
  const keys = consequences.map(({ key }) => key).join(' ')
  return [severity, causeText(cause), own?.key, keys, visits]
}

test('a rule that hides a page is one cause with the rules that lead through it', () => {
  const visits = { '/a': 5, '/b': 9, '/yksityisille': 3 }
  expect(
    causes('/a  /yksityisille\n/b  /yksityisille\n/yksityisille  /yritys', visits).map(shown),
  ).toEqual([
    [
      'danger',
      'The rule /yksityisille → /yritys hides the page /yksityisille.',
      '/yksityisille',
      '/b /a',
      17,
    ],
  ])
})

test.each([
  [
    'rules to one missing page',
    '/a  /yrityss\n/b  /yrityss',
    ['danger', 'The page /yrityss does not exist.', undefined, '/a /b', 0],
  ],
  [
    'a loop with the rules that lead into it',
    '/a  /b\n/b  /a\n/c  /a',
    ['error', 'The redirects form a loop: /a → /b, /b → /a', '/b', '/a /c', 0],
  ],
  [
    'rules to one unknown host',
    '/a  https://www.st1.con/x\n/b  https://www.st1.con/y',
    ['warning', 'The host www.st1.con is not in redirects/hosts.txt.', undefined, '/a /b', 0],
  ],
  [
    'chains that can be shortened',
    '/a  /c\n/b  /c\n/c  /yritys',
    ['warning', 'Redirects in several steps instead of one', undefined, '/a /b', 0],
  ],
])('one cause: %s', (_, text, expected) => {
  expect(causes(text).map(shown)).toEqual([expected])
})

test('errors are first, then dangers, then by visits; the id stays while the findings stay', () => {
  const text = '/a  /yrityss\n/b  /b\n/c  /yritys/\n/d  /gone-page-x\n'
  const found = causes(text, { '/d': 7, '/a': 2 })
  expect(found.map(({ kind, visits }) => `${kind} ${visits}`)).toEqual([
    'loop 0',
    'dead 7',
    'dead 2',
    'chain 0',
  ])
  expect(
    causes(`# moved\n${text}`)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(found.map(({ id }) => id).sort())
  expect(new Set(found.map(({ id }) => id)).size).toBe(4)
})
