import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey, type RedirectPointer } from '#shared/navigation/redirect-table.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import type { Publication } from './publications.ts'
import type { TableStore } from './table-store.ts'

export interface StoredVersionName {
  name: string
  /** how many rules it has; undefined: it does not say */
  rules: number | undefined
}

/** The versions of a locale in the namespace, oldest first. Earlier builds stored a version's parts as {version}/{part}. */
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

/** How many steps back are kept; with more, the pointer outgrows its metadata (1,024 bytes). */
const MAX_PREVIOUS = 10

/** The pointer that makes a version live and remembers those that were. */
export function nextPointer(
  { version, seq, at }: Pick<Publication, 'version' | 'seq' | 'at'>,
  previous: readonly string[],
): RedirectPointer {
  return { version, previous: previous.filter((name) => name !== version).slice(0, MAX_PREVIOUS), seq, at }
}
