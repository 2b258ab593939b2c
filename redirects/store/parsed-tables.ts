import { readEntries, type TableEntries } from '../table/table-entries.ts'

/** The largest ones take, with their rows, some 20 MB of an isolate's 128. */
const MAX_TABLES = 4

/** Module state: the tables that were read last, by their text. */
const parsed = new Map<string, TableEntries>()

/** The table of a publication's text. The same text gives the same object. */
export function parsedTable(text: string): TableEntries {
  const entries = parsed.get(text) ?? readEntries(text)
  parsed.delete(text)
  parsed.set(text, entries)
  const [oldest] = parsed.keys()
  if (parsed.size > MAX_TABLES && oldest !== undefined) parsed.delete(oldest)
  return entries
}
