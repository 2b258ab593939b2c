import { expect, test } from 'vitest'
import { targetFault } from '#shared/navigation/redirect-rule.ts'

test.each([
  '/',
  '/a',
  '/a?b=c#d',
  '/#a',
  '/ä',
  '/a%20b',
  'https://www.st1.se',
  'https://www.st1.se/ä?b#c',
  'HTTP://st1.no:8080/',
])('a target is a site path or an http(s) address (§2.3): %s', (target) => {
  expect(targetFault(target)).toBeUndefined()
})

test.each([
  undefined,
  7,
  ['/a'],
  '',
  'a',
  '#a',
  '//evil.com',
  '/\\evil.com',
  '/a b',
  '/%0d%0aX:1',
  '/a\u202eb',
  `/${'a'.repeat(8_000)}`,
  'javascript:alert(1)',
  'mailto:a@b.fi',
  'https:a.fi',
  'https://a@b.fi',
  'https://a:b@c.fi/',
  'https://a.fi:99999/',
])('any other target is refused with a reason: %j', (target) => {
  expect(targetFault(target)).toEqual(expect.any(String))
})
