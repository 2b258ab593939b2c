// A version of a redirect table as the edge reads it from KV (format: #shared/navigation/redirect-table.ts).
import { mayContain } from '#shared/navigation/bloom-filter.ts'
import { matchRedirect, type RedirectMatch } from '#shared/navigation/redirect-match.ts'
import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import {
  entriesIndex,
  entryHolds,
  readEntries,
  readVersion,
  type RedirectEntries,
  shardKey,
  shardOf,
  type StoredVersion,
  versionKey,
} from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createMemo } from '../cache/memo.ts'

/** What is used of a KV namespace. */
export interface RedirectStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>
}

export interface RedirectVersion {
  name: string
  /** The rule that holds for a key now, as stored. */
  find(key: string, now: number): Promise<RedirectMatch<unknown> | undefined>
}

/** Short, although a version never changes: KV caches "not there" as long, and a pointer may arrive before its version. */
const VERSION_CACHE_TTL_S = 300
/** 100,000 rules and more; parsed some 30 MB, what an isolate of 128 MB can spare. */
const MAX_CACHED_CHARACTERS = 10_000_000

/** Throws when the version is missing or damaged. */
export async function loadRedirectVersion(kv: RedirectStore, locale: LocaleCode, name: string): Promise<RedirectVersion> {
  const stored = readVersion(await getText(kv, versionKey(locale, name)))
  const prefixes = entriesIndex(stored.prefixes ?? {})
  const entriesFor = stored.kind === 'table' ? async () => stored.entries : shardReader(kv, locale, name, stored)
  return {
    name,
    find: async (key, now) =>
      matchRedirect({ exact: entriesIndex(await entriesFor(key)), prefixes }, key, (entry) => entryHolds(entry, now)),
  }
}

const NO_ENTRIES: RedirectEntries = {}

/** The entries a key may be among: those of its shard, which is read once. */
function shardReader(kv: RedirectStore, locale: LocaleCode, name: string, { shards, bloom }: Extract<StoredVersion, { kind: 'shards' }>) {
  const filter = { bits: Uint8Array.fromBase64(bloom.bits), hashes: bloom.hashes }
  const cached = createMemo<RedirectEntries>(MAX_CACHED_CHARACTERS)
  return async function entriesFor(key: string): Promise<RedirectEntries> {
    if (!mayContain(filter, foldRedirectKey(key))) return NO_ENTRIES
    const shard = shardKey(locale, name, shardOf(key, shards))
    const known = cached.get(shard)
    if (known) return known
    const text = await getText(kv, shard)
    const entries = readEntries(text)
    cached.set(shard, entries, text.length)
    return entries
  }
}

async function getText(kv: RedirectStore, key: string): Promise<string> {
  const text = await kv.get(key, { type: 'text', cacheTtl: VERSION_CACHE_TTL_S })
  if (text === null) throw new Error(`${key} is not in KV`)
  return text
}
