import { describe, expect, test } from 'vitest'
import { imported } from './imported.ts'

describe("a line of Netlify's _redirects becomes a rule with the same meaning", () => {
  test.each([
    ['without a status', '/a  /b', '/a /b'],
    ['temporary', '/a /b 302', '/a /b'],
    ['all paths below', '/old/*  /new/:splat  302', '/old/* /new/:splat'],
    ['all paths below, to one page', '/old/*  /new  302', '/old/* /new'],
    ['with a comment after it', '/a /b 302 # why', '/a /b'],
    ["with the site's own host", 'https://www.st1.fi/a  /b  302', '/a /b'],
    ['to an address', '/a https://example.com/b?c=d 302', '/a https://example.com/b?c=d'],
  ])('%s', (_, line, rule) => {
    expect(imported(line, 'netlify')).toMatchObject({ rules: [rule], faults: [] })
  })

  test('a heading and an empty line are ignored', () => {
    expect(imported('# heading\n\n/a /b 302', 'netlify')).toMatchObject({ rules: ['/a /b'], faults: [], notices: [] })
  })
})

describe('a line that a rule cannot express is refused with a reason', () => {
  test.each([
    ['a rewrite', '/a /b 200', 'status'],
    ['status 410', '/a /b 410', 'status'],
    ['a forced redirect', '/a /b 301!', 'overrides'],
    ['a condition', '/a /b 302 Country=fi', 'condition'],
    ['a condition without a status', '/a /b Language=fi', 'condition'],
    ['a query', '/shop id=:id /product/:id 301', 'condition'],
    ['a placeholder', '/news/:year/* /archive/:splat', 'placeholder'],
    ['a placeholder of the target', '/a /b/:id', 'placeholder'],
    ['a star inside', '/a/*/b /c', 'star'],
    ['a foreign host', 'https://example.com/a /b', 'foreignHost'],
    ['no target', '/a', 'noTarget'],
    ['a relative target', '/a b', 'targetKind'],
    ['words after the status', '/a /b 302 /c', 'more'],
  ])('%s', (_, line, fault) => {
    expect(imported(line, 'netlify')).toMatchObject({ rules: [], faults: [fault] })
  })
})

test('the change from permanent to temporary redirects is reported once, not for each line', () => {
  expect(imported('/a /b\n/c /d 301\n/e /f 308', 'netlify').notices).toEqual(['permanent'])
  expect(imported('/a /b 302\n/x /y 301!', 'netlify').notices).toEqual([])
})
