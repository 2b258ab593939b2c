import type { Fault } from './fault.ts'
import { type TableEntries, writeEntries } from './table-entries.ts'

/** Rules of one table. An isolate parses this many in some 5 ms. */
export const MAX_TABLE_RULES = 10_000
/** D1 takes 2 MB per value. */
const MAX_TABLE_BYTES = 1_900_000

/** undefined: the table is small enough */
export function sizeFault(entries: TableEntries): Fault | undefined {
  const over = entries.size - MAX_TABLE_RULES
  if (over > 0)
    return {
      fault: 'tooMany',
      words: { rules: `${entries.size}`, limit: `${MAX_TABLE_RULES}`, over: `${over}` },
    }
  const bytes = new TextEncoder().encode(writeEntries(entries)).length
  return bytes > MAX_TABLE_BYTES
    ? { fault: 'tableLarge', words: { limit: `${MAX_TABLE_BYTES / 1_000_000}` } }
    : undefined
}
