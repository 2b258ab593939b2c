import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey, readPointer, redirectPointerSchema, type RedirectPointer } from '#shared/navigation/redirect-table.ts'
import type { StoredKey, TableStore } from './command.ts'

export interface StoredVersions {
  /** oldest first */
  names: string[]
  /** undefined: nothing is live yet */
  pointer: RedirectPointer | undefined
}

/** What the namespace holds of a locale, from one listing of it. */
export async function storedVersions(kv: TableStore, keys: readonly StoredKey[], locale: LocaleCode): Promise<StoredVersions> {
  const names = keys
    .filter(({ name }) => name.startsWith(`${locale}/`) && name !== pointerKey(locale))
    .map(({ name }) => name.slice(locale.length + 1))
    .filter((name) => !name.includes('/'))
  const live = keys.find(({ name }) => name === pointerKey(locale))
  return { names: names.sort(), pointer: live && (await pointerOf(kv, live)) }
}

async function pointerOf(kv: TableStore, { name, metadata }: StoredKey): Promise<RedirectPointer> {
  const listed = redirectPointerSchema.safeParse(metadata)
  // written by hand, a pointer has no metadata
  return listed.success ? listed.data : readPointer(await kv.get(name))
}
