/** @module-tag thorough */
import { describe, expect, test } from 'vitest'
import { checkTable } from '#redirects/check/check-table.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { contextOf } from './check-context.ts'

/** CPU time. A laptop needs 0.4 s. */
const GENEROUS_MS = 10_000
/** With so many rules, quadratic work would take minutes. */
const RULES = 10_000

describe(
  'a table of 10,000 rules is checked in seconds, also with many findings',
  { tags: ['thorough'] },
  () => {
    test.each([
      ['without a problem', (n: number) => `/vanha/${n}  /yritys`],
      ['whose targets are all missing', (n: number) => `/vanha/${n}  /yrityss/${n}`],
      ['that is one chain', (n: number) => `/vanha/${n}  /vanha/${n + 1}`],
      ['that is one loop', (n: number) => `/vanha/${n}  /vanha/${(n + 1) % RULES}`],
      ['that are all the same', () => '/vanha  /yritys'],
      [
        'with folders',
        (n: number) =>
          n % 50 === 0 ? `/p${n}/*  /yksityisille` : `/p${n - (n % 50)}/${n}  /yritys`,
      ],
    ])('%s', (_, line) => {
      expect(checkedIn(RULES, line)).toBeLessThan(GENEROUS_MS)
    })
  },
)

/** Milliseconds of CPU time. */
function checkedIn(rules: number, line: (n: number) => string): number {
  const parsed = parseRedirectTable(Array.from({ length: rules }, (_, n) => line(n)).join('\n'))
  const began = process.cpuUsage()
  checkTable(parsed, contextOf())
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}
