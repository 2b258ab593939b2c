// How redirect tables lie in KV: written by redirects/, read by worker/loaders/.
//
//   {locale}/live               { "version": "2026-11-21-0f3a…", "previous": ["…"] }     the pointer, the only key that changes
//   {locale}/{version}          { "kind": "table", "entries": { "/old": "/new" } }        up to 5,000 entries
//                               { "kind": "shards", "shards": 80, "bloom": { … } }        beyond
//                               both with "prefixes": { "/old": "/new/:splat" }           the rule /old/*; up to 5,000
//   {locale}/{version}/{shard}  { "/old": "/new" }
//   {locale}/{version}/source   the table as text, in the order of its keys; the edge does not read it
//
// An entry is a target, or { "to": "/new", "from": 1796083200000, "until": … }: it holds from the first until before the second.
// The entries' names are look-up keys (redirectKey). A key with capitals is there a second time, folded, unless the
// folded one has a rule of its own: a look-up asks for the exact key, then for the folded one, and builds no index.
// Prefixes are there folded only.
import * as z from 'zod/mini'
import { readRecord } from '../contract/read-values.ts'
import type { LocaleCode } from '../locale/locales.ts'
import { hashText } from './bloom-filter.ts'
import { foldRedirectKey } from './redirect-rule.ts'
import { type HoldingTime, holdsAt } from './rule-days.ts'

export const MAX_TABLE_ENTRIES = 5_000
/** Few enough that an isolate reads one in a millisecond. */
export const SHARD_ENTRIES = 1_250
/** They lie in one value, which an isolate reads before its first look-up. */
export const MAX_TABLE_PREFIXES = 5_000

export type StoredEntry = string | ({ to: string } & HoldingTime)

/** Path → entry, as stored. Unknown until entryTarget and targetFault have read them: staff may have edited them. */
export type RedirectEntries = Readonly<Record<string, unknown>>

const versionName = z.string().check(z.regex(/^(?!live$|\.+$)[\w.-]{1,80}$/))
const pointerSchema = z.object({
  version: versionName,
  /** to go back to */
  previous: z.catch(z.array(versionName), []),
  /** of the publication that wrote it; undefined: written by hand, or before publications were recorded */
  seq: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  /** when that was, in milliseconds since 1970, by the clock of whoever published */
  at: z.catch(z.optional(z.number()), undefined),
})
/** The entries are passed through: a hundred thousand are not walked to look one up. */
const entriesSchema = z.custom<RedirectEntries>((value) => readRecord(value) !== undefined)
const bloomSchema = z.object({ bits: z.string(), hashes: z.int().check(z.minimum(1), z.maximum(32)) })
const versionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), entries: entriesSchema, prefixes: z.optional(entriesSchema) }),
  z.object({
    kind: z.literal('shards'),
    shards: z.int().check(z.minimum(1), z.maximum(10_000)),
    bloom: bloomSchema,
    prefixes: z.optional(entriesSchema),
  }),
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

export function sourceKey(locale: LocaleCode, version: string): string {
  return `${locale}/${version}/source`
}

/** The shard of a key; the exact and the folded key lie in the same one. */
export function shardOf(key: string, shards: number): number {
  return hashText(foldRedirectKey(key), 1) % shards
}

/** Throws on a text that is no pointer. */
export function readPointer(text: string): RedirectPointer {
  return pointerSchema.parse(JSON.parse(text))
}

/** Throws, as the next does, on a text that is none. */
export function readVersion(text: string): StoredVersion {
  return versionSchema.parse(JSON.parse(text))
}

export function readEntries(text: string): RedirectEntries {
  return entriesSchema.parse(JSON.parse(text))
}

/** Entries as matchRedirect asks for them. */
export function entriesIndex(entries: RedirectEntries) {
  // hasOwn: '__proto__' and 'constructor' are paths like any other
  return { get: (key: string): unknown => (Object.hasOwn(entries, key) ? entries[key] : undefined) }
}

/** Where an entry leads; one with damaged times leads nowhere. */
export function entryTarget(entry: unknown): unknown {
  const record = readRecord(entry)
  if (!record) return entry
  return [record['from'], record['until']].every((time) => time === undefined || typeof time === 'number') ? record['to'] : undefined
}

/** A damaged entry holds: it is found, and said to be damaged. */
export function entryHolds(entry: unknown, now: number): boolean {
  const { from, until } = readRecord(entry) ?? {}
  return holdsAt({ ...(typeof from === 'number' && { from }), ...(typeof until === 'number' && { until }) }, now)
}
