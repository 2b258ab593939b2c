// How redirect tables lie in KV: written by redirects/, read by worker/loaders/.
//
//   {locale}/live               { "version": "2026-11-21-0f3a…", "previous": ["…"] }   the pointer, the only key that changes
//   {locale}/{version}          { "kind": "table", "entries": { "/old": "/new" } }      up to 5,000 entries
//                               { "kind": "shards", "shards": 40, "bloom": { … } }      beyond
//   {locale}/{version}/{shard}  { "/old": "/new" }
//
// The entries' names are look-up keys (redirectKey). A key with capitals is there a second time, folded, unless the
// folded one has a rule of its own: a look-up asks for the exact key, then for the folded one, and builds no index.
import * as z from 'zod/mini'
import { readRecord } from '../contract/read-values.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { hashText } from './bloom-filter.ts'
import { foldRedirectKey } from './redirect-rule.ts'

export const MAX_TABLE_ENTRIES = 5_000
export const SHARD_ENTRIES = 2_500

/** Path → target, as stored. The targets are unknown until targetFault has read them: staff may have edited them. */
export type RedirectEntries = Readonly<Record<string, unknown>>

const versionName = z.string().check(z.regex(/^(?!live$|\.+$)[\w.-]{1,80}$/))
const pointerSchema = z.object({
  version: versionName,
  /** to go back to */
  previous: z.catch(z.array(versionName), []),
})
/** The entries are passed through: a hundred thousand are not walked to look one up. */
const entriesSchema = z.custom<RedirectEntries>((value) => readRecord(value) !== undefined)
const bloomSchema = z.object({ bits: z.base64(), hashes: z.int().check(z.minimum(1), z.maximum(32)) })
const versionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), entries: entriesSchema }),
  z.object({ kind: z.literal('shards'), shards: z.int().check(z.minimum(1), z.maximum(10_000)), bloom: bloomSchema }),
])

export type RedirectPointer = z.output<typeof pointerSchema>
export type StoredVersion = z.output<typeof versionSchema>

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
  return pointerSchema.parse(JSON.parse(text))
}

/** undefined for a value that is no pointer. */
export function pointerOf(value: unknown): RedirectPointer | undefined {
  return pointerSchema.safeParse(value).data
}

/** Throws, as the next does, on a text that is none. */
export function readVersion(text: string): StoredVersion {
  return versionSchema.parse(JSON.parse(text))
}

export function readEntries(text: string): RedirectEntries {
  return entriesSchema.parse(JSON.parse(text))
}

/** The entry of a key: exact first, then without letter case. undefined: no rule. */
export function lookUp(entries: RedirectEntries, key: string): { key: string; target: unknown } | undefined {
  // hasOwn: '__proto__' and 'constructor' are paths like any other
  for (const candidate of [key, foldRedirectKey(key)]) {
    if (Object.hasOwn(entries, candidate)) return { key: candidate, target: entries[candidate] }
  }
  return undefined
}
