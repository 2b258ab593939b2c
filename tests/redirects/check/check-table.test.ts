import { describe, expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { findingText } from '#redirects/messages/describe.ts'
import { english } from '#redirects/messages/english.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { contextOf } from './check-context.ts'

function check(text: string, overrides = {}) {
  return checkTable(parseRedirectTable(text), contextOf(overrides))
}

function problems(text: string): string[] {
  return check(text).map((finding) => `${finding.at} ${finding.severity} ${finding.kind}: ${findingText(english, finding)}`)
}

function kinds(text: string): string[] {
  return check(text).map(({ at, kind }) => `${at} ${kind}`)
}

/** What the first fix makes of the line; null: nothing. */
function firstFix(text: string): unknown[] {
  return check(text).map(({ fixes }) => fixes[0]?.changes.map(({ after }) => after ?? null))
}

test('rules to pages of the site and to other sites are without problems', () => {
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
  ['equal but for a trailing slash', '/a  /\n/a/  /', 'duplicate'],
  ['equal without letter case', '/Kampanja  /\n/kampanja  /', 'case-variant'],
  ['prefixes, equal without letter case', '/Kampanja/*  /\n/kampanja/*  /', 'case-variant'],
])('a path may stand in the table once: %s', (_, text, kind) => {
  expect(kinds(text)).toEqual([`2 ${kind}`])
})

describe('loops', () => {
  test('a loop is an error of every rule in it, and of every rule that leads there', () => {
    expect(problems('/a  /b\n/b  /c\n/c  /a\n/x  /b')).toEqual([
      '1 error loop: The redirects go round in a circle: /a → /b, /b → /c, /c → /a',
      '2 error loop: The redirects go round in a circle: /b → /c, /c → /a, /a → /b',
      '3 error loop: The redirects go round in a circle: /c → /a, /a → /b, /b → /c',
      '4 error loop: The redirects go round in a circle: /x → /b, /b → /c, /c → /a, /a → /b',
    ])
  })

  test.each([['/a  /a'], ['/a  /A?x=1#y'], ['/p%C3%A4  /pä'], ['/a  /fi-FI/a'], ['/a  /a/'], ['/a  https://www.st1.fi/a']])(
    'a rule to itself is one: %s',
    (line) => {
      expect(problems(line)).toContainEqual(expect.stringContaining('1 error loop'))
    },
  )

  test('prefixes that lead to each other, or ever deeper, are loops', () => {
    expect(kinds('/a/*  /b/:splat\n/b/*  /a/:splat')).toEqual(['1 loop', '2 loop'])
    expect(kinds('/a/*  /a/b/:splat')).toEqual(['1 loop'])
    expect(kinds('/yritys/*  /yritys')).toEqual([])
  })

  test('one rule is taken away for all that lead round: one that hides a page, else the last written', () => {
    expect(
      check('/a  /yritys\n/yritys  /a')
        .filter(({ kind }) => kind === 'loop')
        .map(({ fixes }) => fixes[0]?.changes[0]?.key),
    ).toEqual(['/yritys', '/yritys'])
    expect(check('/a  /b\n/b  /c\n/c  /a').map(({ fixes }) => fixes[0]?.changes[0]?.key)).toEqual(['/c', '/c', '/c'])
  })
})

describe('chains', () => {
  test('a chain is shortened to where it ends, with the queries and the hash on the way', () => {
    expect(kinds('/a  /b\n/b  /c\n/c  /yritys#kortti')).toEqual(['1 chain', '2 chain'])
    expect(firstFix('/a  /b\n/b  /c\n/c  /yritys#kortti')).toEqual([['/a  /yritys#kortti'], ['/b  /yritys#kortti']])
    expect(firstFix('/a  /b?x=1#h\n/b  /yritys?y=2')).toEqual([['/a  /yritys?y=2&x=1#h']])
  })

  test('one of more than five redirects is an error: the site does not follow it', () => {
    const table = ['/0 /1', '/1 /2', '/2 /3', '/3 /4', '/4 /5', '/5 /yritys'].join('\n')
    expect(check(table).map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning', 'warning', 'warning'])
  })

  test('prefixes make chains; one that leads to different places is none to shorten', () => {
    expect(firstFix('/a/*  /b/:splat\n/b/*  /yksityisille/:splat')).toEqual([['/a/*  /yksityisille/:splat']])
    expect(kinds('/a/*  /b/:splat\n/b/*  /yksityisille/:splat\n/b/x  /yritys')).toEqual([])
  })

  test('a rule with days is no end for good', () => {
    expect(kinds('/a  /asemahaku/x\n/asemahaku/x  /yritys  until 2027-01-01')).toEqual([])
  })
})

describe('targets', () => {
  test('a target without a page is an error that names the nearest page', () => {
    expect(problems('/a  /yrityss')).toEqual(['1 error dead: /yrityss leads to no page.'])
    expect(firstFix('/a  /yrityss')).toEqual([['/a  /yritys']])
    expect(firstFix('/a  /Yritys')).toEqual([['/a  /yritys']])
    expect(firstFix('/a  /tuotteet')).toEqual([['/a  /yksityisille/tuotteet']])
    expect(firstFix('/a  /yksityisille/lomarahat-ja-bonukset')).toEqual([['/a  /yksityisille']])
    expect(firstFix('/a  /zzzzzzzzzzzzzzzzzzzzzzzzzzz')).toEqual([[null]])
  })

  test.each([['/a  /sv-SE/nowhere'], ['/a  https://www.st1.se/nowhere'], ['/a/*  /nowhere/:splat'], ['/a/*  /nowhere']])(
    'so is one on another of our sites, and one below nothing: %s',
    (line) => {
      expect(kinds(line)).toEqual(['1 dead'])
    },
  )

  test('a host that no list knows is named, with the one that it looks like', () => {
    expect(kinds('/a  https://www.st1.con/x\n/b  https://example.com/x')).toEqual(['1 unknown-host', '2 unknown-host'])
    expect(firstFix('/a  https://www.st1.con/x?y\n/b  https://example.com/x')).toEqual([['/a  https://www.st1.com/x?y'], undefined])
  })

  test('an unsafe target is an error, also when no parser has seen it', () => {
    const rules = [{ source: '/a', target: 'javascript:alert(1)', line: 1 }]
    expect(checkTable({ rules }, contextOf())).toMatchObject([{ kind: 'unsafe', severity: 'error', fixes: [{ kind: 'remove' }] }])
    expect(checkTable({ rules: [{ source: '/a', target: '//www.st1.com/x', line: 1 }] }, contextOf())).toMatchObject([
      { kind: 'unsafe', fixes: [{ changes: [{ after: '/a  https://www.st1.com/x' }] }, { kind: 'remove' }] },
    ])
  })
})

describe('rules that should not be there', () => {
  test('a rule that hides a page is named, and a prefix with how many', () => {
    expect(kinds('/YRITYS  /asemahaku')).toEqual(['1 hidden-page'])
    expect(problems('/yksityisille/*  /asemahaku')).toEqual([
      '1 warning hidden-page: The rule hides 2 pages, such as /yksityisille: visitors are sent away from them.',
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
  ])('a rule that is never asked for is named: %s', (source) => {
    expect(problems(`${source}  /`)).toContainEqual(expect.stringContaining('1 warning never-asked: No visitor ever comes to this rule: '))
  })

  test('a rule behind its own locale loses the prefix', () => {
    expect(firstFix('/fi-FI/vanha  /yritys')).toEqual([[null, '/vanha  /yritys']])
  })

  test('a star that is no wildcard is named', () => {
    expect(firstFix('/vanha*  /yritys')).toEqual([[null, '/vanha/*  /yritys']])
    expect(kinds('/vanha/*/x  /yritys')).toEqual(['1 wildcard'])
  })

  test('a rule that says what a shorter prefix says already is named', () => {
    expect(kinds('/vanha/*  /yritys\n/vanha/x  /yritys\n/vanha/y/*  /yritys\n/vanha/z  /asemahaku')).toEqual(['2 redundant', '3 redundant'])
    expect(kinds('/vanha/*  /yksityisille/:splat\n/vanha/tuotteet  /yksityisille/tuotteet')).toEqual(['2 redundant'])
  })

  test('a rule whose last day is over is named; its last day is still its own, in the clock of the locale', () => {
    const table = '/a  /yritys  until 2026-11-22\n/b  /yritys  until 2026-11-23'
    expect(kinds(table)).toEqual(['1 expired'])
    const afterMidnight = check(table, { now: Date.parse('2026-11-23T22:30:00Z') })
    expect(afterMidnight.map(({ at }) => at)).toEqual([1, 2])
  })

  test('a rule that begins later is looked at on its first day', () => {
    expect(kinds('/a  /b  from 2027-01-01\n/b  /a')).toEqual(['1 loop', '2 dead'])
  })
})

describe('encodings', () => {
  test.each([
    ['/a  /p%25C3%25A4', '/a  /p%C3%A4'],
    ['/a  /p%E4', '/a  /p%C3%A4'],
    ['/a  /yritys?x=50%', '/a  /yritys?x=50%25'],
  ])('broken and double ones of a target are mended: %s', (line, mended) => {
    expect(
      check(line)
        .filter(({ kind }) => kind === 'encoding')
        .map(({ fixes }) => fixes[0]?.changes[0]?.after),
    ).toEqual([mended])
  })

  test('a path of Latin-1 is mended, but where the same path stands beside it in UTF-8', () => {
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
  ])('%s is mended to %s', (line, mended) => {
    expect(check(line)).toMatchObject([{ kind: 'unreadable', severity: 'error' }])
    expect(firstFix(line)).toEqual([[mended]])
  })

  test.each([
    ['https://www.example.com/vanha  /yritys'],
    ['https://www.st1.fi/vanha?id=1  /yritys'],
    ['/vanha  javascript:alert(1)'],
    ['/vanha'],
    ['__proto__'],
    ['/va\u0000nha  /yritys'],
    ['/vanha  /yritys from 2026-13-01'],
  ])('of %j nobody knows what it means: it can be taken away', (line) => {
    expect(firstFix(line)).toEqual([[null]])
  })
})

describe('an example is followed to its end', () => {
  test('it may end at its target only', () => {
    expect(kinds('example /a /yritys\n/a  /b\n/b  /yritys')).toEqual(['2 chain'])
    expect(kinds('example /a /yritys?x=1\n/a  /yritys?x=1')).toEqual([])
    expect(kinds('example /a https://www.st1.com/x\n/a  https://www.st1.com/x')).toEqual([])
    expect(kinds('example /yritys /yritys\nexample /a /sv-SE/privat\n/a  https://st1.se/privat')).toEqual([])
  })

  test.each([
    ['another page', '/a  /asemahaku', '/asemahaku', '/a  /yritys'],
    ['nowhere', '', '', '/a  /yritys'],
    ['a page that is gone', '/a  /gone', '', '/a  /yritys'],
    ['a loop', '/a  /b\n/b  /a', '', '/a  /yritys'],
    ['another query', '/a  /yritys?x', '/yritys?x', '/a  /yritys'],
  ])('to %s is an error, mended by the rule', (_, table, leadsTo, after) => {
    const failing = check(`example /a /yritys\n${table}`).find(({ kind }) => kind === 'example')
    expect(failing).toMatchObject({ at: 1, severity: 'error', words: { path: '/a', wanted: '/yritys', leadsTo } })
    expect(failing?.fixes[0]?.changes[0]?.after).toBe(after)
  })

  test('one that wants a page that is gone is itself to be mended', () => {
    expect(check('example /a /gone\n/a  /yritys')).toMatchObject([
      { fixes: [{ kind: 'accept', changes: [{ after: 'example /a  /yritys' }] }] },
    ])
  })
})

test('paths with names of every object are paths like any other', () => {
  expect(kinds('/__proto__  /yritys\n/constructor  /__proto__\n/toString  /hasOwnProperty')).toEqual(['2 chain', '3 dead'])
})
