import { createBloomFilter } from '#shared/navigation/bloom-filter.ts'
import { indexRules } from '#shared/navigation/redirect-match.ts'
import { foldRedirectKey, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import {
  MAX_TABLE_ENTRIES,
  MAX_TABLE_PREFIXES,
  pointerKey,
  type RedirectPointer,
  SHARD_ENTRIES,
  shardKey,
  shardOf,
  sourceKey,
  type StoredEntry,
  type StoredVersion,
  versionKey,
} from '#shared/navigation/redirect-table.ts'
import { holdingTime } from '#shared/navigation/rule-days.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { ParsedTable } from '../table/parse-table.ts'
import { tableEntries, writeEntries } from '../table/table-entries.ts'

/** One key of the namespace, in the form `wrangler kv bulk put` takes. */
export interface KvPair {
  key: string
  value: string
  /** comes with a listing, so that nobody reads the value to know what it is */
  metadata?: Record<string, unknown>
}

/** KV takes no larger value. */
const MAX_VALUE_BYTES = 25 * 1024 * 1024

export interface BuiltVersion {
  name: string
  /** in the order in which they are to be written */
  pairs: KvPair[]
}

/**
 * A table as KV pairs, or a sentence why it cannot be published. The name is the day and a hash of the content: the same rules and examples give the same hash, whatever their
 * order and comments.
 * @param date yyyy-MM-dd
 */
export async function buildVersion(
  table: Pick<ParsedTable, 'rules' | 'examples'>,
  locale: LocaleCode,
  date: string,
): Promise<BuiltVersion | { fault: string }> {
  const source = writeEntries(tableEntries(table))
  const name = `${date}-${await contentHash(source)}`
  const { exact, prefixes } = indexRules(table.rules)
  if (prefixes.size > MAX_TABLE_PREFIXES)
    return {
      fault: `The table has ${prefixes.size} rules for whole folders (/old/*); more than ${MAX_TABLE_PREFIXES} cannot be published.`,
    }
  const entries = storedEntries(exact, locale)
  const shards = entries.length > MAX_TABLE_ENTRIES ? Math.ceil(entries.length / SHARD_ENTRIES) : 0
  const root: KvPair = {
    key: versionKey(locale, name),
    value: JSON.stringify(rootOf(entries, Object.fromEntries(storedEntries(prefixes, locale)), shards)),
    metadata: { rules: table.rules.length },
  }
  // last, so that whoever sees the version finds all of it
  const pairs = [...shardPairs(entries, shards, locale, name), { key: sourceKey(locale, name), value: source }, root]
  const tooLarge = pairs.find(({ value }) => new TextEncoder().encode(value).length > MAX_VALUE_BYTES)
  return tooLarge ? { fault: `The table is too large to be published: ${tooLarge.key} would be over 25 MB.` } : { name, pairs }
}

/** The pair that makes a version live. */
export function pointerPair(locale: LocaleCode, pointer: RedirectPointer): KvPair {
  return { key: pointerKey(locale), value: JSON.stringify(pointer), metadata: { ...pointer } }
}

/** The content part of a version's name. */
export function hashOfVersion(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}

function rootOf(entries: [string, StoredEntry][], prefixes: Record<string, StoredEntry>, shards: number): StoredVersion {
  const own = Object.keys(prefixes).length > 0 ? { prefixes } : {}
  if (shards === 0) return { kind: 'table', entries: Object.fromEntries(entries), ...own }
  const { bits, hashes } = createBloomFilter(entries.map(([key]) => foldRedirectKey(key)))
  return { kind: 'shards', shards, bloom: { bits: base64(bits), hashes }, ...own }
}

function shardPairs(entries: [string, StoredEntry][], shards: number, locale: LocaleCode, name: string): KvPair[] {
  const groups = Map.groupBy(entries, ([key]) => shardOf(key, shards))
  return Array.from({ length: shards }, (_, shard) => ({
    key: shardKey(locale, name, shard),
    value: JSON.stringify(Object.fromEntries(groups.get(shard) ?? [])),
  }))
}

/** Sorted by key: the same rules make the same values. */
function storedEntries(rules: ReadonlyMap<string, RedirectRule>, locale: LocaleCode): [string, StoredEntry][] {
  return [...rules]
    .map(([key, rule]): [string, StoredEntry] => {
      const time = holdingTime(rule, locale)
      return [key, Object.keys(time).length > 0 ? { to: rule.target, ...time } : rule.target]
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
