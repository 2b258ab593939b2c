import type { LocaleCode } from '#shared/locale/locales.ts'
import { readVersion as readStored, versionKey } from '#shared/navigation/redirect-table.ts'
import { readEntries, type TableEntries } from '../table/table-entries.ts'
import type { TableStore } from './table-store.ts'

/** undefined: there is no such version, or it cannot be read */
export async function readVersion(kv: TableStore, locale: LocaleCode, name: string): Promise<TableEntries | undefined> {
  const text = await kv.get(versionKey(locale, name))
  const source = text === undefined ? undefined : sourceOf(text)
  return source === undefined ? undefined : readEntries(source)
}

function sourceOf(text: string): string | undefined {
  try {
    return readStored(text).source
  } catch {
    // the caller reports the missing table
    return undefined
  }
}
