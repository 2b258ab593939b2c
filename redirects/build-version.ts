import { createBloomFilter } from '#shared/navigation/bloom-filter.ts'
import { foldRedirectKey, redirectKey, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import {
  MAX_TABLE_ENTRIES,
  pointerKey,
  type RedirectPointer,
  SHARD_ENTRIES,
  shardKey,
  shardOf,
  type StoredVersion,
  versionKey,
} from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** One key of the namespace, in the form `wrangler kv bulk put` takes. */
export interface KvPair {
  key: string
  value: string
  /** comes with a listing, so that nobody reads the value to know what it is */
  metadata?: Record<string, unknown>
}

/**
 * A table as KV pairs. The name is the day and a hash of the content: the same rules give the same hash, whatever their
 * order and comments.
 * @param date yyyy-MM-dd
 */
export async function buildVersion(rules: readonly RedirectRule[], locale: LocaleCode, date: string) {
  const entries = entriesOf(rules)
  const name = `${date}-${await contentHash(entries)}`
  const pairOf = (version: StoredVersion): KvPair => ({
    key: versionKey(locale, name),
    value: JSON.stringify(version),
    metadata: { rules: rules.length },
  })
  if (entries.length <= MAX_TABLE_ENTRIES) return { name, pairs: [pairOf({ kind: 'table', entries: Object.fromEntries(entries) })] }
  const shards = Math.ceil(entries.length / SHARD_ENTRIES)
  const groups = Map.groupBy(entries, ([key]) => shardOf(key, shards))
  const pairs = Array.from({ length: shards }, (_, shard): KvPair => ({
    key: shardKey(locale, name, shard),
    value: JSON.stringify(Object.fromEntries(groups.get(shard) ?? [])),
  }))
  const { bits, hashes } = createBloomFilter(entries.map(([key]) => foldRedirectKey(key)))
  // last, so that whoever sees the version finds its shards
  return { name, pairs: [...pairs, pairOf({ kind: 'shards', shards, bloom: { bits: Buffer.from(bits).toString('base64'), hashes } })] }
}

/** The pair that makes a version live. */
export function pointerPair(locale: LocaleCode, pointer: RedirectPointer): KvPair {
  return { key: pointerKey(locale), value: JSON.stringify(pointer), metadata: { ...pointer } }
}

/** The content part of a version's name. */
export function hashOfVersion(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}

/** Sorted by key; the first rule of a key wins, as the check says when it finds a second. */
function entriesOf(rules: readonly RedirectRule[]): [string, string][] {
  const entries = new Map<string, string>()
  for (const spelling of [(key: string) => key, foldRedirectKey]) {
    for (const { source, target } of rules) {
      const key = spelling(redirectKey(source) ?? '')
      if (key !== '' && !entries.has(key)) entries.set(key, target)
    }
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
}

async function contentHash(entries: readonly [string, string][]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(entries)))
  return Buffer.from(digest, 0, 6).toString('hex')
}
