import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey } from '#shared/navigation/redirect-table.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import type { TableStore } from './table-store.ts'

interface StoredVersionName {
  name: string
  /** number of rules; undefined: unknown */
  rules: number | undefined
}

/** The versions of a locale in KV, the oldest first. Earlier builds also stored parts, {version}/{part}. */
export async function storedVersions(kv: TableStore, locale: LocaleCode): Promise<StoredVersionName[]> {
  const keys = await kv.list(`${locale}/`)
  return keys
    .filter(({ name }) => name !== pointerKey(locale) && !name.slice(locale.length + 1).includes('/'))
    .map(({ name, metadata }) => ({ name: name.slice(locale.length + 1), rules: rulesOf(metadata) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export async function versionNames(kv: TableStore, locale: LocaleCode): Promise<string[]> {
  return (await storedVersions(kv, locale)).map(({ name }) => name)
}

function rulesOf(metadata: unknown): number | undefined {
  const rules = readRecord(metadata)?.['rules']
  return typeof rules === 'number' ? rules : undefined
}
