// How redirect tables are stored in KV: written by redirects/, read by worker/loaders/.
//
//   {locale}/live       { "version": "2026-11-21-0f3a…", "at": 1796083200000 }   the pointer, the only key that changes
//   {locale}/{version}  { "entries": { "/old": "/new" },                         what the edge looks up
//                         "prefixes": { "/old": "/new/:splat" },                 the rule /old/*
//                         "source": "/old  /new\n…" }                            the table as text, in the order of its keys
//
// An entry is a target, or { "to": "/new", "from": 1796083200000, "until": … }: it holds from the first until before the second.
// The entries' names are look-up keys (redirectKey). A key with capitals is stored a second time, folded, unless the folded
// one has a rule of its own: a look-up asks for the exact key, then for the folded one, and builds no index.
// Prefixes are stored folded only. The edge does not read the source, and values of earlier builds have none.
import * as z from 'zod/mini'
import { readRecord } from '../contract/read-values.ts'
import { type LocaleCode, LOCALES } from '../locale/locales.ts'
import { startOfDay } from '../stations/local-moment.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** In milliseconds since 1970; `from` is the first one, `until` the first one that is too late. */
export interface HoldingTime {
  from?: number
  until?: number
}

export type StoredEntry = string | ({ to: string } & HoldingTime)

/** Path → entry, as stored. Unknown until entryTarget and targetFault have read them: staff may have edited them. */
export type RedirectEntries = Readonly<Record<string, unknown>>

const versionName = z.string().check(z.regex(/^(?!live$|\.+$)[\w.-]{1,80}$/))
const pointerSchema = z.object({
  version: versionName,
  /** when it was published, in milliseconds since 1970, by the clock of the publisher */
  at: z.catch(z.optional(z.number()), undefined),
})
/** The entries are not validated one by one: only the one that is looked up is. */
const entriesSchema = z.custom<RedirectEntries>((value) => readRecord(value) !== undefined)
const versionSchema = z.object({
  entries: entriesSchema,
  prefixes: z._default(entriesSchema, {}),
  source: z.optional(z.string()),
})

export type RedirectPointer = z.output<typeof pointerSchema>
export type StoredVersion = z.output<typeof versionSchema>

export function pointerKey(locale: LocaleCode): string {
  return `${locale}/live`
}

export function versionKey(locale: LocaleCode, version: string): string {
  return `${locale}/${version}`
}

/** Throws on a text that is no pointer. */
export function readPointer(text: string): RedirectPointer {
  return pointerSchema.parse(JSON.parse(text))
}

/** Throws on a text that is no version, and on a version that an earlier build stored in parts. */
export function readVersion(text: string): StoredVersion {
  return versionSchema.parse(JSON.parse(text))
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

/** The time of a rule's days, which are whole ones by the locale's main clock: `until 2027-01-31` holds all of the 31st. */
export function holdingTime({ from, until }: Pick<RedirectRule, 'from' | 'until'>, locale: LocaleCode): HoldingTime {
  const [timeZone] = LOCALES[locale].timeZones
  return {
    ...(from !== undefined && { from: startOfDay(from, timeZone) }),
    ...(until !== undefined && { until: startOfDay(until, timeZone, 1) }),
  }
}

export function holdsAt({ from = -Infinity, until = Infinity }: HoldingTime, now: number): boolean {
  return from <= now && now < until
}
