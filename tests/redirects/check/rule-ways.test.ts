import { expect, test } from 'vitest'
import { targetPage } from '#redirects/check/rule-ways.ts'
import { contextOf } from './check-context.ts'

test.each([
  ['/a?b#c', 'sv-SE /a'],
  ['/a#c?b', 'sv-SE /a'],
  ['/p%C3%A4/', 'sv-SE /pä'],
  ['/sv-SE/a', 'sv-SE /a'],
  ['/SV-se', 'sv-SE /'],
  ['/sv-SEb', 'sv-SE /sv-SEb'],
  ['/no-NO/a', 'no-NO /a'],
  ['/x/../a', 'sv-SE /a'],
  ['https://www.st1.fi/a?b', 'fi-FI /a'],
  ['https://st1.no/a', undefined],
])('a target names a page by its path, without query, hash and locale: %s → %s', (target, page) => {
  const found = targetPage(target, contextOf({ locale: 'sv-SE' }))
  expect(found && `${found.locale} ${found.path}`).toBe(page)
})
