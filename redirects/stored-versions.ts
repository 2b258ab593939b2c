import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey, pointerOf, readPointer, type RedirectPointer } from '#shared/navigation/redirect-table.ts'
import type { CommandContext, StoredKey, TableStore } from './command.ts'

export interface StoredVersions {
  locale: LocaleCode
  /** oldest first */
  names: string[]
  /** undefined: nothing is live yet */
  pointer: RedirectPointer | undefined
}

/** What the namespace holds of each locale, from one listing of it. */
export async function storedVersions({ kv, locales }: Pick<CommandContext, 'kv' | 'locales'>): Promise<StoredVersions[]> {
  const keys = await kv.list()
  return Promise.all(
    locales.map(async (locale) => {
      const own = keys.filter(({ name }) => name.startsWith(`${locale}/`) && name !== pointerKey(locale))
      const names = own.map(({ name }) => name.slice(locale.length + 1)).filter((name) => !name.includes('/'))
      const live = keys.find(({ name }) => name === pointerKey(locale))
      return { locale, names: names.sort(), pointer: live && (await livePointer(kv, live)) }
    }),
  )
}

async function livePointer(kv: TableStore, { name, metadata }: StoredKey): Promise<RedirectPointer> {
  // written by hand, a pointer has no metadata
  return pointerOf(metadata) ?? readPointer(await kv.get(name))
}

/** How many steps back are kept; with more, the pointer outgrows its metadata (1,024 bytes). */
const MAX_PREVIOUS = 10

/** The pointer that makes a version live and remembers the one that was. */
export function nextPointer(current: RedirectPointer | undefined, version: string): RedirectPointer {
  if (!current) return { version, previous: [] }
  const previous = [current.version, ...current.previous].filter((name) => name !== version)
  return { version, previous: previous.slice(0, MAX_PREVIOUS) }
}

/** The pointer one step back; undefined when there is no step. */
export function previousPointer({ previous }: RedirectPointer): RedirectPointer | undefined {
  const [version, ...earlier] = previous
  return version === undefined ? undefined : { version, previous: earlier }
}
