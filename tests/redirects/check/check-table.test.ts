import { describe, expect, test } from 'vitest'
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

test('rules whose targets are pages of the site or known sites have no problems', () => {
  expect(
    problems(
      '/a  /yritys\n/b  /asemahaku?service=MAIN#kartta\n/c  https://www.st1.com/hitta\n/d  /\n/e  /sv-SE/privat\n/f  https://www.st1.se/privat',
    ),
  ).toEqual([])
})

test.each([
  ['the same path', '/a  /\n/a  /yritys', 'duplicate'],
  ['the same path and target', '/a  /\n/a  /', 'duplicate'],
  ['equal after decoding', '/p%C3%A4iv%C3%A4  /\n/päivä  /', 'duplicate'],
  ['equal in Unicode form NFC', '/p\u00e4iva  /\n/pa\u0308iva  /', 'duplicate'],
  ['equal without a trailing slash', '/a  /\n/a/  /', 'duplicate'],
  ['equal without letter case', '/Kampanja  /\n/kampanja  /', 'case-variant'],
  ['prefixes, equal without letter case', '/Kampanja/*  /\n/kampanja/*  /', 'case-variant'],
])('a second rule for a path is an error: %s', (_, text, kind) => {
  expect(kinds(text)).toEqual([`2 ${kind}`])
})

describe('loops', () => {
  test('a loop is an error for every rule in it, and for every rule that redirects into it', () => {
    expect(problems('/a  /b\n/b  /c\n/c  /a\n/x  /b')).toEqual([
      '1 error loop: The redirects form a loop: /a → /b, /b → /c, /c → /a',
      '2 error loop: The redirects form a loop: /b → /c, /c → /a, /a → /b',
      '3 error loop: The redirects form a loop: /c → /a, /a → /b, /b → /c',
      '4 error loop: The redirects form a loop: /x → /b, /b → /c, /c → /a, /a → /b',
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
})

describe('chains', () => {
  test('a slash at the end of a target is one more redirect, which the fix removes', () => {
    const text = '/a  /yritys/\n/b  /yritys?x=1\n/c  /yritys//#kortti\n/d  https://partner.example/'
    expect(kinds(text).filter((kind) => kind.endsWith('chain'))).toEqual(['1 chain', '3 chain'])
    expect(firstFix(text)[0]).toEqual(['/a  /yritys'])
  })

  test('the fix of a chain redirects to its end, with the queries and the hash of the redirects', () => {
    expect(kinds('/a  /b\n/b  /c\n/c  /yritys#kortti')).toEqual(['1 chain', '2 chain'])
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
})

describe('targets', () => {
  test('a target without a page is dangerous, and the finding names the nearest page', () => {
    expect(problems('/a  /yrityss')).toEqual([
      '1 danger dead: /yrityss does not exist, or redirects to a page that does not exist.',
    ])
    expect(firstFix('/a  /yrityss')).toEqual([['/a  /yritys']])
    expect(firstFix('/a  /Yritys')).toEqual([['/a  /yritys']])
    expect(firstFix('/a  /tuotteet')).toEqual([['/a  /yksityisille/tuotteet']])
    expect(firstFix('/a  /yksityisille/lomarahat-ja-bonukset')).toEqual([['/a  /yksityisille']])
    expect(firstFix('/a  /zzzzzzzzzzzzzzzzzzzzzzzzzzz')).toEqual([[null]])
  })

  test.each([['/a  /sv-SE/nowhere'], ['/a  https://www.st1.se/nowhere'], ['/a/*  /nowhere']])(
    'a target without a page on another of our sites, or below a missing folder, is found: %s',
    (line) => {
      expect(kinds(line)).toEqual(['1 dead'])
    },
  )

  test('an unknown host is a warning that names a similar known host', () => {
    expect(kinds('/a  https://www.st1.con/x\n/b  https://example.com/x')).toEqual([
      '1 unknown-host',
      '2 unknown-host',
    ])
    expect(firstFix('/a  https://www.st1.con/x?y\n/b  https://example.com/x')).toEqual([
      ['/a  https://www.st1.com/x?y'],
      undefined,
    ])
  })

  test('an unsafe target is an error, also if the rule was not parsed', () => {
    const rules = [{ source: '/a', target: 'javascript:alert(1)', line: 1 }]
    expect(checkTable({ rules }, contextOf())).toMatchObject([
      { kind: 'unsafe', severity: 'error', fixes: [{ kind: 'remove' }] },
    ])
    expect(
      checkTable({ rules: [{ source: '/a', target: '//www.st1.com/x', line: 1 }] }, contextOf()),
    ).toMatchObject([
      {
        kind: 'unsafe',
        fixes: [{ changes: [{ after: '/a  https://www.st1.com/x' }] }, { kind: 'remove' }],
      },
    ])
  })
})

describe('rules that are not needed', () => {
  test('a rule that hides a page is dangerous; the finding of a prefix counts the pages', () => {
    expect(kinds('/YRITYS  /asemahaku')).toEqual(['1 hidden-page'])
    expect(problems('/yksityisille/*  /asemahaku')).toEqual([
      '1 danger hidden-page: The rule /yksityisille/* → /asemahaku hides 2 pages, for example /yksityisille.',
    ])
    expect(kinds('/yritys/*  /yritys')).toEqual([])
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

  test('the fix of a path with the prefix of its own locale removes the prefix', () => {
    expect(firstFix('/fi-FI/vanha  /yritys')).toEqual([[null, '/vanha  /yritys']])
  })

  test('a * that is not at the end is a warning', () => {
    expect(firstFix('/vanha*  /yritys')).toEqual([[null, '/vanha/*  /yritys']])
    expect(kinds('/vanha/*/x  /yritys')).toEqual(['1 wildcard'])
  })

  test('a rule with the same target as a shorter prefix is a warning', () => {
    expect(
      kinds('/vanha/*  /yritys\n/vanha/x  /yritys\n/vanha/y/*  /yritys\n/vanha/z  /asemahaku'),
    ).toEqual(['2 redundant', '3 redundant'])
    expect(kinds('/vanha/*  /yksityisille\n/vanha/tuotteet  /yksityisille')).toEqual([
      '2 redundant',
    ])
  })
})

describe('encodings', () => {
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

  test('a Latin-1 path is fixed, unless the table also has the UTF-8 path', () => {
    expect(firstFix('/v%E4nha  /yritys')).toEqual([[null, '/v%C3%A4nha  /yritys']])
    expect(kinds('/v%E4nha  /yritys\n/vänha  /yritys')).toEqual([])
  })
})

describe('lines that cannot be read', () => {
  test.each([
    ['https://www.st1.fi/vanha  /yritys', '/vanha  /yritys'],
    ['//st1.fi/vanha/*  /yritys  # note', '/vanha/*  /yritys  # note'],
    ['vanha  /yritys', '/vanha  /yritys'],
    ['/vanha  yritys', '/vanha  /yritys'],
    ['\\vanha  /yritys', '/vanha  /yritys'],
    ['/vanha  www.st1.com/x', '/vanha  https://www.st1.com/x'],
    ['/vanha  https:/www.st1.com/x', '/vanha  https://www.st1.com/x'],
  ])('%s is fixed to %s', (line, fixed) => {
    expect(check(line)).toMatchObject([{ kind: 'unreadable', severity: 'error' }])
    expect(firstFix(line)).toEqual([[fixed]])
  })

  test.each([
    ['https://www.example.com/vanha  /yritys'],
    ['https://www.st1.fi/vanha?id=1  /yritys'],
    ['/vanha  javascript:alert(1)'],
    ['/vanha'],
    ['__proto__'],
    ['/va\u0000nha  /yritys'],
    ['/vanha  /yritys from 2026-12-01'],
  ])('the only fix of %j is to remove it', (line) => {
    expect(firstFix(line)).toEqual([[null]])
  })
})

describe('a rule for the whole site is an error until its note names the target', () => {
  test.each([
    ['/*  https://other.example/', ['1 whole-site']],
    ['/*  https://other.example/  # we move to other.example in June', []],
    ['/*  /yritys  # all', ['1 whole-site']],
    ['/a/*  /yritys', []],
  ])('%s', (text, expected) => {
    expect(kinds(text).filter((kind) => kind.endsWith('whole-site'))).toEqual(expected)
  })

  test('a check does not remove it without asking', () => {
    const [finding] = check('/*  https://other.example/').filter(
      ({ kind }) => kind === 'whole-site',
    )
    expect(finding?.severity).toBe('error')
    expect(finding && isFixedAtOnce(finding)).toBe(false)
  })
})
