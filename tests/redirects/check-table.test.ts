import { expect, test } from 'vitest'
import { checkRedirectTable } from '../../redirects/check-table.ts'
import { describeProblem } from '../../redirects/commands/check.ts'
import { parseRedirectTable } from '../../redirects/parse-table.ts'

const knownPaths = new Set(['/', '/yritys', '/asemahaku', '/yksityisille', '/yksityisille/tuotteet'])

function problems(text: string): string[] {
  return checkRedirectTable(parseRedirectTable(text).rules, { locale: 'fi-FI', knownPaths }).map(
    (problem) => `${problem.rule.line} ${problem.severity} ${problem.kind}: ${describeProblem(problem)}`,
  )
}

test('rules to pages of the site and to other sites are without problems', () => {
  expect(problems('/a  /yritys\n/b  /asemahaku?service=MAIN#kartta\n/c  https://www.st1.se/hitta\n/d  /')).toEqual([])
})

test.each([
  ['the same path', '/a  /\n/a  /yritys'],
  ['the same path and target', '/a  /\n/a  /'],
  ['equal after decoding', '/p%C3%A4iv%C3%A4  /\n/päivä  /'],
  ['equal in Unicode form NFC', '/p\u00e4iva  /\n/pa\u0308iva  /'],
  ['equal without letter case', '/Kampanja  /\n/kampanja  /'],
  ['equal but for a trailing slash', '/a  /\n/a/  /'],
])('a path may stand in the table once: %s', (_, text) => {
  expect(problems(text)).toEqual([expect.stringMatching(/^2 error duplicate: .* stands in line 1 already/)])
})

test('a loop is an error of every rule in it', () => {
  expect(problems('/a  /b\n/b  /c\n/c  /a')).toEqual([
    '1 error loop: /a comes back to where it was: /a → /b, /b → /c, /c → /a',
    '2 error loop: /b comes back to where it was: /b → /c, /c → /a, /a → /b',
    '3 error loop: /c comes back to where it was: /c → /a, /a → /b, /b → /c',
  ])
})

test.each([['/a  /a'], ['/a  /A?x=1#y'], ['/p%C3%A4  /pä'], ['/a  /fi-FI/a'], ['/a  /a/']])('a rule to itself is a loop: %s', (line) => {
  expect(problems(line)).toEqual([expect.stringContaining('1 error loop')])
})

test('a chain is shortened to where it ends', () => {
  expect(problems('/a  /b\n/b  /c\n/c  /yritys#kortti')).toEqual([
    '1 warning chain: /a takes 3 redirects: write /yritys#kortti as its target',
    '2 warning chain: /b takes 2 redirects: write /yritys#kortti as its target',
  ])
})

test('a target without a page is an error that names the nearest page', () => {
  expect(problems('/a  /yrityss')).toEqual(['1 error dead: there is no page /yrityss; did you mean /yritys?'])
  expect(problems('/a  /yksityisille/lomarahat-ja-bonukset')).toEqual([
    '1 error dead: there is no page /yksityisille/lomarahat-ja-bonukset; did you mean /yksityisille?',
  ])
  expect(problems('/a  /zzzzzzzzzzzzzzzzzzzzzzzzzzz')).toEqual(['1 error dead: there is no page /zzzzzzzzzzzzzzzzzzzzzzzzzzz'])
})

test('a rule that hides a page is named', () => {
  expect(problems('/YRITYS  /asemahaku')).toEqual(['1 warning shadow: there is a page /yritys, and this rule hides it'])
})

test.each([['/sv-SE/vanha'], ['/FI-fi/vanha'], ['/preview/vanha'], ['/proxy/x'], ['/_ipx/x']])(
  'a rule that is never asked for is named: %s',
  (source) => {
    expect(problems(`${source}  /`)).toEqual([expect.stringContaining('1 warning unreachable: this rule is never used')])
  },
)

test('an unsafe target is an error, also when no parser has seen it', () => {
  const rules = [{ source: '/a', target: 'javascript:alert(1)', line: 1 }]
  expect(checkRedirectTable(rules, { locale: 'fi-FI', knownPaths })).toMatchObject([{ kind: 'unsafe', severity: 'error' }])
})

test('a table of 100,000 rules is checked in one go', () => {
  const rules = Array.from({ length: 100_000 }, (_, index) => ({ source: `/vanha/${index}`, target: '/yritys', line: index + 1 }))
  expect(checkRedirectTable(rules, { locale: 'fi-FI', knownPaths })).toEqual([])
})
