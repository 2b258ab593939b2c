import { ruleEntryKey, type TableEntries } from './table-entries.ts'

/** The key of the rule that matches a path: an exact one, else the longest folder. undefined: no rule. */
export function ruleKeyOf(path: string, entries: Pick<TableEntries, 'has'>): string | undefined {
  const key = ruleEntryKey(path)
  if (entries.has(key)) return key
  for (let prefix = key.replace(/\/$/, ''); ; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    if (entries.has(`${prefix}/*`)) return `${prefix}/*`
    if (prefix === '') return undefined
  }
}
