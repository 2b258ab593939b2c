import { foldRedirectKey, redirectKey } from '#shared/navigation/redirect-rule.ts'
import { parseLine, parseRedirectTable, type ParsedTable } from './parse-table.ts'
import { ruleLine } from './write-line.ts'

/**
 * The entries of a table: key → line. Versions are compared and merged by entries, so order,
 * spacing and comment lines are ignored. If two rules have the same path, the first is used, as on
 * the site.
 */
export type TableEntries = Map<string, string>

/** The line of a key before and after a change. undefined: none. */
export interface EntryChange {
  key: string
  before?: string | undefined
  after?: string | undefined
}

export function reversed({ key, before, after }: EntryChange): EntryChange {
  return { key, before: after, after: before }
}

export function tableEntries({ rules }: Pick<ParsedTable, 'rules'>): TableEntries {
  const entries: TableEntries = new Map()
  for (const rule of rules) {
    const key = ruleEntryKey(rule.source)
    if (!entries.has(key)) entries.set(key, ruleLine(rule))
  }
  return entries
}

/** The look-up key of a rule's path, in lower case. */
export function ruleEntryKey(source: string): string {
  return foldRedirectKey(redirectKey(source) ?? source)
}

/** The key of a line; undefined for a comment, a version or an unreadable line. */
export function lineEntryKey(text: string): string | undefined {
  const read = parseLine(text, 0)
  return read && 'source' in read ? ruleEntryKey(read.source) : undefined
}

/** The key of a line that cannot be read. No key of a rule begins like this. */
export function unreadableKey(text: string): string {
  return `? ${text.trim()}`
}

/** In the order of their keys. A stored version is this text. */
export function writeEntries(entries: TableEntries): string {
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => `${line}\n`)
    .join('')
}

export function readEntries(text: string): TableEntries {
  return tableEntries(parseRedirectTable(text))
}
