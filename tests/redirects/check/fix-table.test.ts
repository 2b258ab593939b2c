import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { fixTable, isFixedAtOnce } from '#redirects/check/fix-table.ts'
import { editTableText } from '#redirects/table/edit-table-text.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { contextOf } from './check-context.ts'

const context = contextOf()
const SOURCES = [
  ...'/a /A /b /c /d /e /a/* /a/b/* /b/* /a/b /a/x /YRITYS /yksityisille/* /fi-FI/a'.split(' '),
  ...'/sv-SE/x /proxy/x /v%E4 /p%25C3%25A4 /a* /b/*/c https://st1.fi/a a /__proto__'.split(' '),
  ...['/va\u0308', '/v\u00e4'],
]
const TARGETS = [
  ...'/a /A?x=1#h /b /c?y=2 /d /yritys /Yritys /yrityss /gone /sv-SE/gone //st1.com/x'.split(' '),
  ...'https://www.st1.com/x https://www.st1.con/x https://elsewhere.test/'.split(' '),
  ...'/p%25C3%25A4 /p%E4 yritys'.split(' '),
]
const line = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.constantFrom(...TARGETS),
    fc.constantFrom('', '', '', '  # note'),
  )
  .map((words) => words.slice(0, 2).join('  ') + words[2])
const table = fc
  .array(line, { maxLength: 12 })
  .map((lines) => lines.map((text) => `${text}\n`).join(''))

function check(text: string): Finding[] {
  return checkTable(parseRedirectTable(text), context)
}

test('applying the first fix of a finding removes that finding', () => {
  const count = (findings: readonly Finding[], { kind, key, line }: Finding) =>
    findings.filter((one) => one.kind === kind && one.key === key && one.line === line).length
  fc.assert(
    fc.property(table, (text) => {
      const findings = check(text)
      for (const finding of findings) {
        const [fix] = finding.fixes
        if (fix)
          expect(
            count(check(editTableText(text, fix.changes)), finding),
            JSON.stringify(finding),
          ).toBeLessThan(count(findings, finding))
      }
    }),
    { numRuns: 100 },
  )
})

test('after all safe fixes no finding has a safe fix', () => {
  fc.assert(
    fc.property(table, (text) => {
      const { text: fixedText, left } = fixTable(text, context)
      expect(left.filter(isFixedAtOnce)).toEqual([])
      expect(check(fixedText)).toEqual(left)
    }),
    { numRuns: 100 },
  )
})

test('fixes keep comments, order and line ends', () => {
  const text =
    '\ufeff# Heading\r\n/a     /b  # why\r\n\r\n/b     /yritys\r\n  # indented\r\n/c     /yrityss\r\n'
  const { text: changed, fixed } = fixTable(text, context)
  expect(changed).toBe(
    '\ufeff# Heading\r\n/a  /yritys  # why\r\n\r\n/b     /yritys\r\n  # indented\r\n/c  /yritys\r\n',
  )
  expect(fixed.map(({ kind }) => kind)).toEqual(['chain', 'dead'])
})

test.each([
  ['a host that may be a partner’s new one', '/a  https://www.st1.con/x'],
  ['a rule that hides a page', '/yritys  /yksityisille'],
  ['an unreadable line', 'see Maria about the rest'],
])('%s is not changed without a review', (_, line) => {
  const text = `${line}\n`
  expect(check(text).length).toBeGreaterThan(0)
  expect(fixTable(text, context)).toMatchObject({ text, fixed: [] })
})

test('a mistaken rule that hides a page is not multiplied: no other rule gets its target', () => {
  const rules = Array.from({ length: 30 }, (_, n) => `/vanha/${n}  /yksityisille\n`).join('')
  const text = `${rules}/yksityisille  /yritys\n/c  /asemat\n/asemat  /asemahaku\n`
  expect(fixTable(text, context).text).toBe(
    `${rules}/yksityisille  /yritys\n/c  /asemahaku\n/asemat  /asemahaku\n`,
  )
})

test('a thousand loops and chains are fixed in a few rounds', () => {
  const loops = Array.from(
    { length: 1_000 },
    (_, n) => `/l${n}  /m${n}\n/m${n}  /l${n}\n/n${n}  /n${n + 1}\n`,
  ).join('')
  const { left } = fixTable(`${loops}/n1000  /yritys\n`, context)
  expect(left).toEqual([])
})
