import { describe, expect, test } from 'vitest'
import { indexRules, matchRedirect } from '#shared/navigation/redirect-match.ts'
import { redirectKey } from '#shared/navigation/redirect-rule.ts'

function matchIn(sources: readonly string[], path: string): string | undefined {
  return matchRedirect(indexRules(sources.map((source) => ({ source }))), redirectKey(path) ?? '')
    ?.source
}

describe('an exact rule wins, then a rule without letter case, then the longest folder', () => {
  const sources = ['/*', '/a/*', '/a/b/*', '/a/b', '/A/B', '/Ä/*']
  test.each([
    ['/a/b', '/a/b'],
    ['/A/B', '/A/B'],
    ['/a/B', '/a/b'],
    ['/a/b/C/d', '/a/b/*'],
    ['/A', '/a/*'],
    ['/a/bc', '/a/*'],
    ['/ab', '/*'],
    ['/', '/*'],
    ['/a%CC%88/x', '/Ä/*'],
    ['/ä//x/', '/Ä/*'],
  ])('%s → %s', (path, expected) => {
    expect(matchIn(sources, path)).toBe(expected)
  })
})

test('if two rules have the same path, the first is used', () => {
  const rules = [1, 2].flatMap((line) => ['/a', '/b/*', '/B/*'].map((source) => ({ source, line })))
  const index = indexRules(rules)
  expect(matchRedirect(index, '/a')?.line).toBe(1)
  expect(matchRedirect(index, '/B/c')).toEqual({ source: '/b/*', line: 1 })
})

test.each(['/a/..', '/a/../x', '/a/./x', '/a/.', '/..'])(
  'no folder matches a path with . or .. segments: %s',
  (path) => {
    expect(matchIn(['/a/*', '/*'], path)).toBeUndefined()
  },
)

test.each(['/a/..x', '/a/x..', '/a/...'])('dots in a name are allowed: %s', (path) => {
  expect(matchIn(['/a/*'], path)).toBeDefined()
})

test('a star in a request is an ordinary character', () => {
  expect(matchIn(['/a/*'], '/a/*')).toBe('/a/*')
  expect(matchIn(['/a/*'], '/b/*')).toBeUndefined()
})
