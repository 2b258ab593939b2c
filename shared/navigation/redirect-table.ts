// How redirect tables lie in KV: written by redirects/, read by worker/loaders/. zod/mini: full zod is 12 kB gzip more in the worker.
//
//   {locale}/live               { "version": "2026-11-21-0f3a…", "previous": ["…"] }   the pointer, the only key that changes
//   {locale}/{version}          { "kind": "table", "entries": { "/old": "/new" } }      up to 5,000 entries
//                               { "kind": "shards", "shards": 40, "bloom": { … } }      beyond
//   {locale}/{version}/{shard}  { "/old": "/new" }
//
// The entries' names are look-up keys (redirect-key.ts). A key with capitals is there a second time, folded, unless the
// folded one has a rule of its own: a look-up asks for the exact key, then for the folded one, and builds no index.
import * as z from 'zod/mini'
import type { LocaleCode } from '../locale/locales.ts'
import { hashText } from './bloom-filter.ts'
import { foldRedirectKey } from './redirect-key.ts'

export const MAX_TABLE_ENTRIES = 5_000
export const SHARD_ENTRIES = 2_500

/** Path → target, as stored. The targets are unknown until targetFault has read them: staff may have edited them. */
export type RedirectEntries = Readonly<Record<string, unknown>>

// passed through, not copied: a hundred thousand entries are not walked to be looked up once
const entriesSchema = z.custom<RedirectEntries>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

const versionName = z.string().check(
  z.regex(/^[\w.-]{1,80}$/),
  z.refine((name) => name !== 'live' && !/^\.+$/.test(name)),
)

export const redirectPointerSchema = z.object({ version: versionName, previous: z.catch(z.array(versionName), []) })

const versionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), entries: entriesSchema }),
  z.object({
    kind: z.literal('shards'),
    shards: z.int().check(z.minimum(1), z.maximum(10_000)),
    bloom: z.object({ bits: z.base64(), hashes: z.int().check(z.minimum(1), z.maximum(32)) }),
  }),
])

export type RedirectPointer = z.infer<typeof redirectPointerSchema>
export type StoredVersion = z.infer<typeof versionSchema>

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
  return redirectPointerSchema.parse(JSON.parse(text))
}

/** Throws on a text that is no version. */
export function readVersion(text: string): StoredVersion {
  return versionSchema.parse(JSON.parse(text))
}

/** Throws on a text that is no JSON object. */
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
