// A version of a redirect table as the edge reads it from KV (format: #shared/navigation/redirect-table.ts).
import { mayContain } from '#shared/navigation/bloom-filter.ts'
import { foldRedirectKey } from '#shared/navigation/redirect-rule.ts'
import { lookUp, readEntries, readVersion, type RedirectEntries, shardKey, shardOf, versionKey } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createMemo } from '../cache/memo.ts'

/** What is used of a KV namespace. */
export interface RedirectStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>
}

export interface RedirectVersion {
  name: string
  find(key: string): Promise<ReturnType<typeof lookUp>>
}

/** Short, although a version never changes: KV caches "not there" as long, and a pointer may arrive before its version. */
const VERSION_CACHE_TTL_S = 300
/** 64 × 2,500 entries, about 30 MB: what an isolate of 128 MB can spare. */
const MAX_CACHED_SHARDS = 64

/** Throws when the version is missing or damaged. */
export async function loadRedirectVersion(kv: RedirectStore, locale: LocaleCode, name: string): Promise<RedirectVersion> {
  const stored = readVersion(await getText(kv, versionKey(locale, name)))
  if (stored.kind === 'table') return { name, find: async (key) => lookUp(stored.entries, key) }

  const { shards } = stored
  const filter = { bits: Uint8Array.fromBase64(stored.bloom.bits), hashes: stored.bloom.hashes }
  const cached = createMemo<RedirectEntries>(MAX_CACHED_SHARDS)
  return { name, find }

  async function find(key: string): Promise<ReturnType<typeof lookUp>> {
    if (!mayContain(filter, foldRedirectKey(key))) return undefined
    const shard = shardKey(locale, name, shardOf(key, shards))
    const entries = cached.get(shard) ?? readEntries(await getText(kv, shard))
    cached.set(shard, entries, 1)
    return lookUp(entries, key)
  }
}

async function getText(kv: RedirectStore, key: string): Promise<string> {
  const text = await kv.get(key, { type: 'text', cacheTtl: VERSION_CACHE_TTL_S })
  if (text === null) throw new Error(`${key} is not in KV`)
  return text
}
