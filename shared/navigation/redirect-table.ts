// How redirect tables lie in KV: written by redirects/, read by worker/loaders/.
//
//   {locale}/live               { "version": "2026-11-21-0f3a…", "previous": ["…"] }   the pointer, the only key that changes
//   {locale}/{version}          { "kind": "table", "entries": { "/old": "/new" } }      up to 5,000 entries
//                               { "kind": "shards", "shards": 40, "bloom": { … } }      beyond
//   {locale}/{version}/{shard}  { "/old": "/new" }
//
// The entries' names are look-up keys (redirectKey). A key with capitals is there a second time, folded, unless the
// folded one has a rule of its own: a look-up asks for the exact key, then for the folded one, and builds no index.
import { readRecord } from '../contract/read-values.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { hashText } from './bloom-filter.ts'
import { foldRedirectKey } from './redirect-rule.ts'

export const MAX_TABLE_ENTRIES = 5_000
export const SHARD_ENTRIES = 2_500

/** Path → target, as stored. The targets are unknown until targetFault has read them: staff may have edited them. */
export type RedirectEntries = Readonly<Record<string, unknown>>

export interface RedirectPointer {
  version: string
  /** to go back to */
  previous: string[]
}

export type StoredVersion =
  | { kind: 'table'; entries: RedirectEntries }
  | { kind: 'shards'; shards: number; bloom: { bits: string; hashes: number } }

export function pointerKey(locale: LocaleCode): string {
  return `${locale}/live`
}

export function versionKey(locale: LocaleCode, version: string): string {
  return `${locale}/${version}`
}

export function shardKey(locale: LocaleCode, version: string, shard: number): string {
  return `${locale}/${version}/${shard}`
}

/** The shard of a key; the exact and the folded key lie in the same one. */
export function shardOf(key: string, shards: number): number {
  return hashText(foldRedirectKey(key), 1) % shards
}

/** Throws on a text that is no pointer. */
export function readPointer(text: string): RedirectPointer {
  return orThrow(pointerOf(JSON.parse(text)), 'pointer')
}

/** undefined for a value that is no pointer. */
export function pointerOf(value: unknown): RedirectPointer | undefined {
  const { version, previous } = readRecord(value) ?? {}
  if (!isVersionName(version)) return undefined
  return { version, previous: Array.isArray(previous) && previous.every(isVersionName) ? previous : [] }
}

/** Throws on a text that is no version. */
export function readVersion(text: string): StoredVersion {
  const { kind, entries, shards, bloom } = readRecord(JSON.parse(text)) ?? {}
  if (kind === 'table') return { kind, entries: orThrow(readRecord(entries), 'table') }
  const { bits, hashes } = readRecord(bloom) ?? {}
  const isRight = kind === 'shards' && isCount(shards, 10_000) && isCount(hashes, 32) && isBase64(bits)
  return orThrow(isRight ? { kind, shards, bloom: { bits, hashes } } : undefined, 'version')
}

/** Throws on a text that is no JSON object. The entries are passed through: a hundred thousand are not walked to be looked up once. */
export function readEntries(text: string): RedirectEntries {
  return orThrow(readRecord(JSON.parse(text)), 'table')
}

function isVersionName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) && value !== 'live' && !/^\.+$/.test(value)
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(value)
}

function orThrow<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`this is no ${what} of redirects`)
  return value
}

/** The entry of a key: exact first, then without letter case. undefined: no rule. */
export function lookUp(entries: RedirectEntries, key: string): { key: string; target: unknown } | undefined {
  // hasOwn: '__proto__' and 'constructor' are paths like any other
  for (const candidate of [key, foldRedirectKey(key)]) {
    if (Object.hasOwn(entries, candidate)) return { key: candidate, target: entries[candidate] }
  }
  return undefined
}
