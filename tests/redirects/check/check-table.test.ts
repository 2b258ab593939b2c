import { expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { isFixedAtOnce } from '#redirects/check/fix-table.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { findingText } from '#redirects/words/describe.ts'
import { contextOf } from './check-context.ts'

function check(text: string, overrides = {}) {
  return checkTable(parseRedirectTable(text), contextOf(overrides))
}

function problems(text: string): string[] {
  return check(text).map(
    (finding) => `${finding.at} ${finding.severity} ${finding.kind}: ${findingText(finding)}`,
  )
}

function kinds(text: string): string[] {
  return check(text).map(({ at, kind }) => `${at} ${kind}`)
}

/** The line after the first fix; null: removed. */
function firstFix(text: string): unknown[] {
  return check(text).map(({ fixes }) => fixes[0]?.changes.map(({ after }) => after ?? null))
}

test.each([
  ['a page', '/a  /yritys', []],
  ['a page with a query and a hash', '/b  /asemahaku?service=MAIN#kartta', []],
  ['the front page', '/d  /', []],
  ['a known site', '/c  https://www.st1.com/hitta', []],
  ['a page of another locale', '/e  /sv-SE/privat\n/f  https://www.st1.se/privat', []],
  ['a folder that leads to its own page', '/yritys/*  /yritys', []],
  ['a second rule for the same path', '/a  /\n/a  /yritys', ['2 duplicate']],
  ['the same path and target', '/a  /\n/a  /', ['2 duplicate']],
  ['equal after decoding', '/p%C3%A4iv%C3%A4  /\n/päivä  /', ['2 duplicate']],
  ['equal in Unicode form NFC', '/p\u00e4iva  /\n/pa\u0308iva  /', ['2 duplicate']],
  ['equal without a trailing slash', '/a  /\n/a/  /', ['2 duplicate']],
  ['equal without letter case', '/Kampanja  /\n/kampanja  /', ['2 duplicate']],
  ['folders, equal without case', '/Kampanja/*  /\n/kampanja/*  /', ['2 duplicate']],
  ['a chain', '/a  /b\n/b  /c\n/c  /yritys#kortti', ['1 chain', '2 chain']],
  ['a slash at the end of a target', '/a  /yritys/\n/c  /yritys//#kortti', ['1 chain', '2 chain']],
  ['no slash of the site', '/b  /yritys?x=1/\n/d  https://www.st1.com/', []],
  ['a missing page of another locale', '/a  /sv-SE/nowhere', ['1 dead']],
  ['a missing page on another of our sites', '/a  https://www.st1.se/nowhere', ['1 dead']],
  ['a folder that leads to a missing page', '/a/*  /nowhere', ['1 dead']],
  ['an unknown host', '/b  https://example.com/x', ['1 unknown-host']],
  ['a rule that hides a page', '/YRITYS  /asemahaku', ['1 hidden-page']],
  [
    'the target of the folder around it',
    '/vanha/*  /yritys\n/vanha/x  /yritys\n/vanha/y/*  /yritys\n/vanha/z  /asemahaku',
    ['2 redundant', '3 redundant'],
  ],
  ['a Latin-1 path beside the UTF-8 path', '/v%E4nha  /yritys\n/vänha  /yritys', []],
  ['the whole site', '/*  https://other.example/', ['1 whole-site', '1 unknown-host']],
  [
    'the whole site, as its note says',
    '/*  https://www.st1.com/  # to www.st1.com in June',
    ['1 hidden-page'],
  ],
  ['the whole site with another note', '/*  /yritys  # all', ['1 whole-site']],
])('the problems of a table: %s', (_, text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test.each([
  ['/fi-FI/vanha  /yritys', [null, '/vanha  /yritys']],
  ['/v%E4nha  /yritys', [null, '/v%C3%A4nha  /yritys']],
  ['/a  /yritys/', ['/a  /yritys']],
  ['/a  /yrityss', ['/a  /yritys']],
  ['/a  /Yritys', ['/a  /yritys']],
  ['/a  /tuotteet', ['/a  /yksityisille/tuotteet']],
  ['/a  /yksityisille/lomarahat-ja-bonukset', ['/a  /yksityisille']],
  ['/a  /zzzzzzzzzzzzzzzzzzzzzzzzzzz', [null]],
  ['/a  https://www.st1.con/x?y', ['/a  https://www.st1.com/x?y']],
  ['/b  https://example.com/x', undefined],
  // lines that cannot be read
  ['https://www.st1.fi/vanha  /yritys', ['/vanha  /yritys']],
  ['//st1.fi/vanha/*  /yritys  # note', ['/vanha/*  /yritys  # note']],
  ['vanha  /yritys', ['/vanha  /yritys']],
  ['/vanha  yritys', ['/vanha  /yritys']],
  ['\\vanha  /yritys', ['/vanha  /yritys']],
  ['/vanha  www.st1.com/x', ['/vanha  https://www.st1.com/x']],
  ['/vanha  https:/www.st1.com/x', ['/vanha  https://www.st1.com/x']],
  ['https://www.example.com/vanha  /yritys', [null]],
  ['https://www.st1.fi/vanha?id=1  /yritys', [null]],
  ['/vanha  javascript:alert(1)', [null]],
  ['/vanha', [null]],
  ['__proto__', [null]],
  ['/va\u0000nha  /yritys', [null]],
  ['/vanha  /yritys from 2026-12-01', [null]],
])('the first fix of %j', (line, fix) => {
  expect(firstFix(line)).toEqual([fix])
})

test('a loop is an error for every rule in it, and for every rule that redirects into it', () => {
  expect(problems('/a  /b\n/b  /c\n/c  /a\n/x  /b')).toEqual([
    '1 error loop: The redirects form a loop: /a → /b, /b → /c, /c → /a',
    '2 error loop: The redirects form a loop: /a → /b, /b → /c, /c → /a',
    '3 error loop: The redirects form a loop: /a → /b, /b → /c, /c → /a',
    '4 error loop: The redirects form a loop: /a → /b, /b → /c, /c → /a',
  ])
})

test.each([
  ['/a  /a'],
  ['/a  /A?x=1#y'],
  ['/p%C3%A4  /pä'],
  ['/a  /fi-FI/a'],
  ['/a  /a/'],
  ['/a  https://www.st1.fi/a'],
])('a rule that redirects to its own path is a loop: %s', (line) => {
  expect(problems(line)).toContainEqual(expect.stringContaining('1 error loop'))
})

test('the fix of a loop removes one rule: one that hides a page, else the last one', () => {
  expect(
    check('/a  /yritys\n/yritys  /a')
      .filter(({ kind }) => kind === 'loop')
      .map(({ fixes }) => fixes[0]?.changes[0]?.key),
  ).toEqual(['/yritys', '/yritys'])
  expect(check('/a  /b\n/b  /c\n/c  /a').map(({ fixes }) => fixes[0]?.changes[0]?.key)).toEqual([
    '/c',
    '/c',
    '/c',
  ])
})

test('the fix of a chain redirects to its end, with the queries and the hash of the redirects', () => {
  expect(firstFix('/a  /b\n/b  /c\n/c  /yritys#kortti')).toEqual([
    ['/a  /yritys#kortti'],
    ['/b  /yritys#kortti'],
  ])
  expect(firstFix('/a  /b?x=1#h\n/b  /yritys?y=2')).toEqual([['/a  /yritys?y=2&x=1#h']])
})

test('a chain of more than five redirects is an error, because the site does not follow it', () => {
  const table = ['/0 /1', '/1 /2', '/2 /3', '/3 /4', '/4 /5', '/5 /yritys'].join('\n')
  expect(check(table).map(({ severity }) => severity)).toEqual([
    'error',
    'warning',
    'warning',
    'warning',
    'warning',
  ])
})

test('a chain through a rule that hides a page is not shortened: its target would be written into more rules', () => {
  const text =
    '/tankkaa  /yksityisille\n/b  /tankkaa\n/gone  /asemahaku\n/asemahaku  /zzzzzzzzzzzzz\n/yksityisille  /yritys\n'
  expect(
    check(text).map(({ at, kind, through, fixes }) => [at, kind, through, fixes.length]),
  ).toEqual([
    [1, 'chain', '/yksityisille', 0],
    [2, 'chain', '/yksityisille', 0],
    [3, 'dead', '/asemahaku', 0],
    [4, 'hidden-page', undefined, 1],
    [4, 'dead', undefined, 1],
    [5, 'hidden-page', undefined, 1],
  ])
})

test('a target without a page is dangerous', () => {
  expect(problems('/a  /yrityss')).toEqual([
    '1 danger dead: /yrityss does not exist, or redirects to a page that does not exist.',
  ])
})

test('a rule that hides a page is dangerous; the finding of a prefix counts the pages', () => {
  expect(problems('/yksityisille/*  /asemahaku')).toEqual([
    '1 danger hidden-page: The rule /yksityisille/* → /asemahaku hides 2 pages, for example /yksityisille.',
  ])
})

test.each([
  ['/sv-SE/vanha'],
  ['/FI-fi/vanha'],
  ['/preview/vanha'],
  ['/proxy/x'],
  ['/_ipx/x'],
  ['/sitemap.xml'],
  ['/stations/fi-FI/all.json'],
  ['/x/_payload.json'],
  ['/p%25C3%25B6'],
])('a rule that no request can reach is a warning: %s', (source) => {
  expect(problems(`${source}  /`)).toContainEqual(
    expect.stringContaining('1 warning never-asked: This rule is never used: '),
  )
})

test.each([
  ['/a  /p%25C3%25A4', '/a  /p%C3%A4'],
  ['/a  /p%E4', '/a  /p%C3%A4'],
  ['/a  /yritys?x=50%', '/a  /yritys?x=50%25'],
])('broken and double encodings of a target are fixed: %s', (line, fixed) => {
  expect(
    check(line)
      .filter(({ kind }) => kind === 'encoding')
      .map(({ fixes }) => fixes[0]?.changes[0]?.after),
  ).toEqual([fixed])
})

test('a check does not remove a rule for the whole site without asking', () => {
  const [finding] = check('/*  https://other.example/').filter(({ kind }) => kind === 'whole-site')
  expect(finding?.severity).toBe('error')
  expect(finding && isFixedAtOnce(finding)).toBe(false)
})
