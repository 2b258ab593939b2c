import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { MAX_TABLE_RULES } from '../table/table-size.ts'
import { readVersion } from '../versions/read-version.ts'
import type { TableStore } from '../versions/table-store.ts'

/** The limit for all cached versions together: two of the largest tables. With their rows they take some 20 MB of an isolate's 128. */
const MAX_ENTRIES = 2 * MAX_TABLE_RULES

/** Module state: the versions that were read last, by store. Versions never change. */
const cached = new WeakMap<TableStore, Map<string, TableEntries>>()

/** The table of a version; empty if no version is named. undefined: there is no such version. */
export async function cachedVersion(kv: TableStore, locale: LocaleCode, name: string | undefined): Promise<TableEntries | undefined> {
  if (name === undefined) return new Map()
  const versions = cached.get(kv) ?? new Map<string, TableEntries>()
  cached.set(kv, versions)
  const key = `${locale}/${name}`
  const entries = versions.get(key) ?? (await readVersion(kv, locale, name))
  if (entries === undefined) return undefined
  versions.delete(key)
  versions.set(key, entries)
  let total = 0
  for (const { size } of versions.values()) total += size
  for (const [oldest, { size }] of versions) {
    if (total <= MAX_ENTRIES || oldest === key) break
    versions.delete(oldest)
    total -= size
  }
  return entries
}
