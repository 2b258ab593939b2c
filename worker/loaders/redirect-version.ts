// A version of a redirect table as the edge reads it from KV (format: #shared/navigation/redirect-table.ts).
import { matchRedirect, type RedirectMatch } from '#shared/navigation/redirect-match.ts'
import { entriesIndex, entryHolds, readVersion, versionKey } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** What is used of a KV namespace. */
export interface RedirectStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>
}

export interface RedirectVersion {
  name: string
  /** The rule that holds for a key now, as stored. */
  find(key: string, now: number): RedirectMatch<unknown> | undefined
}

/** Short, although a version never changes: KV caches "not there" as long, and a pointer may arrive before its version. */
const VERSION_CACHE_TTL_S = 300

/** Throws when the version is missing or damaged. */
export async function loadRedirectVersion(kv: RedirectStore, locale: LocaleCode, name: string): Promise<RedirectVersion> {
  const key = versionKey(locale, name)
  const text = await kv.get(key, { type: 'text', cacheTtl: VERSION_CACHE_TTL_S })
  if (text === null) throw new Error(`${key} is not in KV`)
  const { entries, prefixes } = readVersion(text)
  const index = { exact: entriesIndex(entries), prefixes: entriesIndex(prefixes) }
  return { name, find: (path, now) => matchRedirect(index, path, (entry) => entryHolds(entry, now)) }
}
