import type { Fault } from './fault.ts'
import type { TableEntries } from './table-entries.ts'

/** Rules of one table. An isolate parses this many in some 10 ms and needs some 5 MB for them. */
export const MAX_TABLE_RULES = 20_000

/** undefined: the number of rules is allowed */
export function sizeFault(rules: number): Fault | undefined {
  if (rules <= MAX_TABLE_RULES) return undefined
  return { fault: 'tooMany', words: { rules: `${rules}`, limit: `${MAX_TABLE_RULES}`, over: `${rules - MAX_TABLE_RULES}` } }
}

export function countRules(entries: TableEntries): number {
  let rules = 0
  for (const key of entries.keys()) if (key.startsWith('/')) rules++
  return rules
}
