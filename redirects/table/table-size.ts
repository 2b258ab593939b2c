import type { Fault } from './fault.ts'
import type { TableEntries } from './table-entries.ts'

/** Rules of one locale's table. An isolate reads so many in some 10 ms and keeps them in some 5 MB. */
export const MAX_TABLE_RULES = 20_000

/** Why a table with so many rules is refused; undefined: it is not. */
export function sizeFault(rules: number): Fault | undefined {
  if (rules <= MAX_TABLE_RULES) return undefined
  return { fault: 'tooMany', words: { rules: `${rules}`, limit: `${MAX_TABLE_RULES}`, over: `${rules - MAX_TABLE_RULES}` } }
}

/** How many of the entries are rules. */
export function countRules(entries: TableEntries): number {
  let rules = 0
  for (const key of entries.keys()) if (key.startsWith('/')) rules++
  return rules
}
