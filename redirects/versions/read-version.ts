import type { LocaleCode } from '#shared/locale/locales.ts'
import { sourceKey, versionKey } from '#shared/navigation/redirect-table.ts'
import { readEntries, type TableEntries } from '../table/table-entries.ts'
import type { TableStore } from './table-store.ts'

/**
 * The table of a version; undefined: there is no such version, or somebody has deleted its source by hand. What the edge reads is no source:
 * notes, owners, days and examples are not told from it.
 */
export async function readVersion(kv: TableStore, locale: LocaleCode, name: string): Promise<TableEntries | undefined> {
  const [source, root] = await Promise.all([kv.get(sourceKey(locale, name)), kv.get(versionKey(locale, name))])
  return source === undefined || root === undefined ? undefined : readEntries(source)
}
