import { describe, expect, test } from 'vitest'
import { indexRules, matchRedirect } from '#shared/navigation/redirect-match.ts'
import { redirectKey } from '#shared/navigation/redirect-rule.ts'

function matchIn(sources: readonly string[], path: string, isThere: (source: string) => boolean = () => true) {
  const index = indexRules(sources.map((source) => ({ source })))
  const match = matchRedirect(index, redirectKey(path) ?? '', ({ source }) => isThere(source))
  return match && [match.rule.source, match.splat]
}

describe('an exact rule wins, then a rule without letter case, then the longest prefix', () => {
  const sources = ['/*', '/a/*', '/a/b/*', '/a/b', '/A/B', '/Ä/*']
  test.each([
    ['/a/b', ['/a/b', undefined]],
    ['/A/B', ['/A/B', undefined]],
    ['/a/B', ['/a/b', undefined]],
    ['/a/b/C/d', ['/a/b/*', 'C/d']],
    ['/A', ['/a/*', '']],
    ['/a/bc', ['/a/*', 'bc']],
    ['/ab', ['/*', 'ab']],
    ['/', ['/*', '']],
    ['/a%CC%88/x', ['/Ä/*', 'x']],
    ['/ä//x/', ['/Ä/*', 'x']],
  ])('%s → %j', (path, expected) => {
    expect(matchIn(sources, path)).toEqual(expected)
  })

  test('a rule that is not valid now is skipped for the next best one', () => {
    const without = (...gone: string[]) => matchIn(sources, '/A/B', (source) => !gone.includes(source))
    expect(without('/A/B')).toEqual(['/a/b', undefined])
    expect(without('/A/B', '/a/b')).toEqual(['/a/b/*', ''])
    expect(without('/A/B', '/a/b', '/a/b/*')).toEqual(['/a/*', 'B'])
    expect(without('/A/B', '/a/b', '/a/b/*', '/a/*', '/*')).toBeUndefined()
  })
})

test('if two rules have the same path, the first is used', () => {
  const rules = [1, 2].flatMap((line) => ['/a', '/b/*', '/B/*'].map((source) => ({ source, line })))
  const index = indexRules(rules)
  expect(matchRedirect(index, '/a', () => true)?.rule.line).toBe(1)
  expect(matchRedirect(index, '/B/c', () => true)?.rule).toEqual({ source: '/b/*', line: 1 })
})

test('the match of * is counted in segments, because folding can change the length of a path', () => {
  expect(matchIn(['/İİİ/*'], '/İİİ/Ä')).toEqual(['/İİİ/*', 'Ä'])
})

test.each(['/a/..', '/a/../x', '/a/./x', '/a/.', '/..'])('no prefix matches a path with . or .. segments: %s', (path) => {
  expect(matchIn(['/a/*', '/*'], path)).toBeUndefined()
})

test.each(['/a/..x', '/a/x..', '/a/...'])('dots in a name are allowed: %s', (path) => {
  expect(matchIn(['/a/*'], path)).toBeDefined()
})

test('a star in a request is an ordinary character', () => {
  expect(matchIn(['/a/*'], '/a/*')).toEqual(['/a/*', '*'])
  expect(matchIn(['/a/*'], '/b/*')).toBeUndefined()
})
