import { foldRedirectKey, redirectKey } from '#shared/navigation/redirect-rule.ts'
import { parseLine, parseRedirectTable, type ParsedTable } from './parse-table.ts'
import { exampleLine, ruleLine } from './write-line.ts'

/**
 * A table as its entries: what each is known by → its line. What versions are compared and merged by: comments of their own lines, order and
 * spacing do not count. Of two rules for one path the first counts, as on the site.
 */
export type TableEntries = Map<string, string>

/** What stands in a table for a key, before and after. undefined: nothing. */
export interface EntryChange {
  key: string
  before?: string | undefined
  after?: string | undefined
}

export function tableEntries({ rules, examples }: Pick<ParsedTable, 'rules' | 'examples'>): TableEntries {
  const entries: TableEntries = new Map()
  for (const rule of rules) addFirst(entries, ruleEntryKey(rule.source), ruleLine(rule))
  for (const example of examples) addFirst(entries, exampleEntryKey(example.path), exampleLine(example))
  return entries
}

/** What a rule is known by: its path as it is looked up, without letter case. */
export function ruleEntryKey(source: string): string {
  return foldRedirectKey(redirectKey(source) ?? source)
}

/** A rule's key begins with a slash, an example's does not. */
export function exampleEntryKey(path: string): string {
  return `example ${ruleEntryKey(path)}`
}

/** The key of a line of a table; undefined for one without an entry: a comment, a version, what cannot be read. */
export function lineEntryKey(text: string): string | undefined {
  const read = parseLine(text, 0)
  if (read === undefined || 'fault' in read || 'version' in read) return undefined
  return 'source' in read ? ruleEntryKey(read.source) : exampleEntryKey(read.path)
}

/** The table that entries make, in the order of their keys: the text that lies with a version. */
export function writeEntries(entries: TableEntries): string {
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => `${line}\n`)
    .join('')
}

export function readEntries(text: string): TableEntries {
  return tableEntries(parseRedirectTable(text))
}

function addFirst(entries: TableEntries, key: string, line: string): void {
  if (!entries.has(key)) entries.set(key, line)
}
