import { readEntries, type TableEntries } from '../table/table-entries.ts'
import { MAX_TABLE_RULES } from '../table/table-size.ts'

/** The limit for all kept tables together. With their rows they take some 20 MB of an isolate's 128. */
const MAX_ENTRIES = 4 * MAX_TABLE_RULES

/** Module state: the tables that were read last, by their text. */
const parsed = new Map<string, TableEntries>()

/** The table of a publication's text. The same text gives the same object. */
export function parsedTable(text: string): TableEntries {
  const entries = parsed.get(text) ?? readEntries(text)
  parsed.delete(text)
  parsed.set(text, entries)
  let total = 0
  for (const { size } of parsed.values()) total += size
  for (const [oldest, { size }] of parsed) {
    if (total <= MAX_ENTRIES || oldest === text) break
    parsed.delete(oldest)
    total -= size
  }
  return entries
}
