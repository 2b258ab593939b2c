import { describe, expect, test } from 'vitest'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'

describe('a line of a redirect table is an old path and its target (§2.3)', () => {
  test.each([
    ['a site path', '/b2b  /yrityksille/b2b', '/b2b', '/yrityksille/b2b'],
    ['tabs between the words', '/a\t\t/b', '/a', '/b'],
    ['a no-break space between the words', '/a\u00a0/b', '/a', '/b'],
    ['spaces around the words', '   /a   /b   ', '/a', '/b'],
    ['a target with a hash', '/a  /b#c', '/a', '/b#c'],
    ['a target with a query', '/a  /b?c=d', '/a', '/b?c=d'],
    ['an https address', '/se  https://www.st1.se/', '/se', 'https://www.st1.se/'],
    ['an http address in capitals', '/se  HTTP://www.st1.se', '/se', 'HTTP://www.st1.se'],
    ['an address with a port', '/se  https://st1.se:8443/x', '/se', 'https://st1.se:8443/x'],
    ['letters beyond ASCII', '/tilinpäätös  /tietoa-meista', '/tilinpäätös', '/tietoa-meista'],
    ['encoded letters and spaces', '/p%C3%A4%20iv  /b', '/p%C3%A4%20iv', '/b'],
    ['a path like an e-mail address', '/mailto:a@st1.fi  /', '/mailto:a@st1.fi', '/'],
    ['a malformed encoding in the old path', '/100%  /b', '/100%', '/b'],
    ['a path like __proto__', '/__proto__  /b', '/__proto__', '/b'],
  ])('%s', (_, line, source, target) => {
    expect(parseRedirectTable(line)).toEqual({ rules: [{ source, target, line: 1 }], invalid: [] })
  })
})

describe('an invalid line has a reason', () => {
  test.each([
    ['no target', '/a', 'noTarget'],
    ['only a comment instead of a target', '/a  # /b', 'noTarget'],
    ['three columns', '/a /b /c', 'manyWords'],
    ['a space in the old path', '/a b  /c', 'manyWords'],
    ['a relative old path', 'a  /b', 'sourceSlash'],
    ['an old path with a host', 'https://www.st1.fi/a  /b', 'sourceHost'],
    ['an old path that begins with two slashes', '//st1.fi/a  /b', 'sourceHost'],
    ['an old path with a query', '/index.php?id=3  /b', 'sourceQuery'],
    ['an old path with a hash', '/a#b  /c', 'sourceHash'],
    ['an old path with a backslash', '/a\\b  /c', 'sourceBackslash'],
    ['an old path with a control character', '/a\u0007b  /c', 'sourceInvisible'],
    ['an old path with an encoded NUL', '/a%00  /c', 'sourceInvisible'],
    ['an old path with an invisible character', '/a\u200bb  /c', 'sourceInvisible'],
    ['an old path with a * that is no folder', '/a*  /c', 'star'],
    ['an old path with a * in the middle', '/a/*/b  /c', 'star'],
    ['an old path with dot segments', '/a/../b  /c', 'sourceDots'],
    ['an old path of one dot', '/.  /c', 'sourceDots'],
    ['an old path over 512 bytes', `/${'ä'.repeat(256)}  /c`, 'sourceLong'],
    ['a relative target', '/a  b', 'targetKind'],
    ['a target on another host by two slashes', '/a  //evil.com', 'targetSlashes'],
    ['a target with a backslash', '/a  /\\evil.com', 'targetBackslash'],
    ['a target that is a script', '/a  javascript:alert(1)', 'targetKind'],
    ['a target with data', '/a  data:text/html,x', 'targetKind'],
    ['a target that is an e-mail address', '/a  mailto:a@st1.fi', 'targetKind'],
    ['a target with an encoded line end', '/a  /b%0d%0aSet-Cookie:x', 'targetInvisible'],
    ['a target without a host', '/a  https://', 'targetHost'],
    ['a target with an invalid host', '/a  https://256.256.256.256/', 'targetHost'],
    ['a target without slashes after the scheme', '/a  https:evil.com', 'targetKind'],
    ['a target with three slashes', '/a  https:///evil.com', 'targetHost'],
    ['a target with a password', '/a  https://st1.fi:x@evil.com/', 'targetUser'],
  ])('%s', (_, line, fault) => {
    const { rules, invalid } = parseRedirectTable(line)
    expect(rules).toEqual([])
    expect(invalid).toEqual([{ line: 1, text: line, fault }])
  })
})

test('lines are counted from 1 with any line ends, and a byte order mark is ignored', () => {
  const { rules, invalid } = parseRedirectTable('\ufeff/a  /b\r\n# heading\r\n\r\nbad\n/c  /d\n')
  expect(rules.map(({ line }) => line)).toEqual([1, 5])
  expect(invalid.map(({ line }) => line)).toEqual([4])
})

describe('a rule may have a note', () => {
  test.each([
    ['a note', '/a  /b  # moved in # 2019', { note: 'moved in # 2019' }],
    ['an empty note is no note', '/a  /b  #', {}],
  ])('%s', (_, line, note) => {
    expect(parseRedirectTable(line)).toEqual({
      rules: [{ source: '/a', target: '/b', line: 1, ...note }],
      invalid: [],
    })
  })

  test.each([
    ['/a  /b  until 2026-12-24', 'manyWords'],
    ['example /a  /b', 'manyWords'],
    ['/a/*  /b/:splat', 'splat'],
    ['/a  /b  constructor x', 'manyWords'],
  ])('nothing else: %s', (line, fault) => {
    expect(parseRedirectTable(line)).toMatchObject({
      rules: [],
      invalid: [{ line: 1, text: line, fault }],
    })
  })
})

test('the version that the table was made from is read, by environment', () => {
  const { versions, invalid } = parseRedirectTable(
    'version 12\nversion 3 staging\nversion\nversion one\nversion 0\nversion 1 a b',
  )
  expect(versions).toEqual({ production: 12, staging: 3 })
  expect(invalid.map(({ line }) => line)).toEqual([3, 4, 5, 6])
})

test('an empty table has no rules', () => {
  expect(parseRedirectTable('')).toEqual({ rules: [], invalid: [] })
  expect(parseRedirectTable('# only a comment')).toEqual({ rules: [], invalid: [] })
})
