import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { liveVersion } from '../versions/live-version.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { openDraft } from './change-draft.ts'

/** The table of the draft (`draft`), of the live version (`live`) or of a named version. undefined: missing or unreadable. */
export async function tableOf(stores: Stores, locale: LocaleCode, name: string): Promise<TableEntries | undefined> {
  if (name === 'draft') return (await openDraft(stores, locale)).entries
  const version = name === 'live' ? (await liveVersion(stores, locale)).version : name
  return cachedVersion(stores.kv, locale, version)
}
