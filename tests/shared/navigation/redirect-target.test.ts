import { expect, test } from 'vitest'
import { isExternalTarget, redirectLocation } from '#shared/navigation/redirect-target.ts'

test.each([
  ['/a', '?b=1', '/a?b=1'],
  ['/a', 'b=1', '/a?b=1'],
  ['/a?c=2', '?b=1', '/a?c=2&b=1'],
  ['/a?', '?b=1', '/a?b=1'],
  ['/a?c=2&', '?b=1', '/a?c=2&b=1'],
  ['/a#d', '?b=1', '/a?b=1#d'],
  ['/a?c=2#d', '?b=1', '/a?c=2&b=1#d'],
  ['/a#d?e', '?b=1', '/a?b=1#d?e'],
  ['/a#d#e', '?b=1', '/a?b=1#d#e'],
  ['/', '?b=1', '/?b=1'],
  ['https://www.st1.se/x', '?b=1&c=%C3%A4', 'https://www.st1.se/x?b=1&c=%C3%A4'],
  ['https://www.st1.se', '?b=1', 'https://www.st1.se?b=1'],
  ['/a?b=0', '?b=1', '/a?b=0&b=1'],
  ['/a', '??', '/a??'],
  ['/a', '?$&', '/a?$&'],
])(
  'a table redirect appends the existing query string: %s + %s (§2.3)',
  (target, search, location) => {
    expect(redirectLocation(target, search)).toBe(location)
  },
)

test.each(['/a', '/a?c=2#d', 'https://www.st1.se/x#y', '/a?', ''])(
  'without a query the target is not changed: %j',
  (target) => {
    expect(redirectLocation(target, '')).toBe(target)
    expect(redirectLocation(target, '?')).toBe(target)
  },
)

test.each([
  ['http://st1.no', true],
  ['https://st1.no', true],
  ['HTTPS://st1.no', true],
  ['/a', false],
  ['/https://st1.no', false],
  ['//st1.no', false],
  ['http:/st1.no', false],
  ['httpsomething', false],
  [' https://st1.no', false],
  ['ftp://st1.no', false],
  ['', false],
])('targets starting with http or https are external: %j %s (§2.3)', (target, external) => {
  expect(isExternalTarget(target)).toBe(external)
})
