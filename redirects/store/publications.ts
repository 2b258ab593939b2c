import type { LocaleCode } from '#shared/locale/locales.ts'
import { cachedVersion } from '../drafts/cached-version.ts'
import type { TableEntries } from '../table/table-entries.ts'
import type { Database } from '../versions/database.ts'
import { type ChangeCounts, publicationsOf as storedPublications } from '../versions/publications.ts'
import type { Stores } from './stores.ts'

export interface Publication {
  seq: number
  kind: 'publish' | 'seed' | 'restore' | 'back'
  who: string
  why: string
  /** milliseconds since 1970 */
  at: number
  counts: ChangeCounts
}

const NOT_COUNTED = { added: 0, changed: 0, removed: 0 }

/** The newest first. */
export async function publicationsOf(db: Database, locale: LocaleCode, limit?: number): Promise<Publication[]> {
  const rows = await storedPublications(db, locale, limit)
  return rows.map(({ seq, kind, who, why, at, counts = NOT_COUNTED }) => ({ seq, kind, who, why, at, counts }))
}

/** undefined: there is no such version */
export async function versionEntries({ kv, db }: Stores, locale: LocaleCode, seq: number): Promise<TableEntries | undefined> {
  const name = await versionName(db, locale, seq)
  return name === undefined ? undefined : cachedVersion(kv, locale, name)
}

export async function versionName(db: Database, locale: LocaleCode, seq: number): Promise<string | undefined> {
  return (await storedPublications(db, locale)).find((row) => row.seq === seq)?.version
}
