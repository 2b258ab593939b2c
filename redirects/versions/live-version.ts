import { pointerKey, readPointer } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { publicationsOf, type Publication } from './publications.ts'
import type { Stores, TableStore } from './table-store.ts'

/** What is live in a locale: the latest publication in D1. The pointer in KV, which the edge reads, is written from it. */
export interface LiveVersion {
  /** undefined: nothing has been published */
  version: string | undefined
  /** unfinished: the pointer does not name the version. KV does not show the write yet, or the publication was interrupted */
  state: 'none' | 'published' | 'unfinished'
  /** the version that the pointer names; undefined: there is no pointer, or it cannot be read */
  pointsTo: string | undefined
  latest: Publication | undefined
}

export async function liveVersion({ kv, db }: Stores, locale: LocaleCode): Promise<LiveVersion> {
  const [pointsTo, [latest]] = await Promise.all([pointedVersion(kv, locale), publicationsOf(db, locale, 1)])
  if (!latest) return { version: undefined, state: 'none', pointsTo, latest }
  const { version } = latest
  return { version, state: version === pointsTo ? 'published' : 'unfinished', pointsTo, latest }
}

async function pointedVersion(kv: TableStore, locale: LocaleCode): Promise<string | undefined> {
  const text = await kv.get(pointerKey(locale))
  try {
    return text === undefined ? undefined : readPointer(text).version
  } catch {
    // the edge keeps the version it has, and the next publication writes the pointer again
    return undefined
  }
}
