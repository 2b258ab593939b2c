// How redirect tables are stored in KV. redirects/ writes them, worker/loaders/ reads them.
//
//   {locale}/live       { "version": "2026-11-21-0f3a…", "at": 1796083200000 }   the pointer, the only key that changes
//   {locale}/{version}  { "entries": { "/old": "/new" },                         what the edge looks up
//                         "prefixes": { "/old": "/new/:splat" },                 the rule /old/*
//                         "source": "/old  /new\n…" }                            the table as text, in the order of its keys
//
// An entry is a target, or { "to": "/new", "from": 1796083200000, "until": … }: valid from `from` until just before `until`.
// The names of entries are look-up keys (redirectKey). A key with capitals is stored a second time in lower case, unless another
// rule has that key. So a look-up needs no index: it asks for the exact key, then for the lower-case key.
// Prefixes are stored in lower case only. The edge does not read the source; values of earlier builds have none.
import * as z from 'zod/mini'
import { readRecord } from '../contract/read-values.ts'
import { type LocaleCode, LOCALES } from '../locale/locales.ts'
import { startOfDay } from '../stations/local-moment.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** Milliseconds since 1970; `from` is included, `until` is not. */
export interface ValidTime {
  from?: number
  until?: number
}

export type StoredEntry = string | ({ to: string } & ValidTime)

/** Path → entry. Entries are unknown until entryTarget and targetFault have read them, because staff may edit KV. */
export type RedirectEntries = Readonly<Record<string, unknown>>

const versionName = z.string().check(z.regex(/^(?!live$|\.+$)[\w.-]{1,80}$/))
const pointerSchema = z.object({
  version: versionName,
  /** time of publication in milliseconds since 1970, by the clock of the publisher */
  at: z.catch(z.optional(z.number()), undefined),
})
/** Only an entry that is looked up is validated. */
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

/** Throws when the text is not a pointer. */
export function readPointer(text: string): RedirectPointer {
  return pointerSchema.parse(JSON.parse(text))
}

/** Throws when the text is not a version, and for a version that an earlier build stored in parts. */
export function readVersion(text: string): StoredVersion {
  return versionSchema.parse(JSON.parse(text))
}

/** Adapts entries to the RuleIndex of matchRedirect. */
export function entriesIndex(entries: RedirectEntries) {
  // hasOwn: '__proto__' and 'constructor' are ordinary paths
  return { get: (key: string): unknown => (Object.hasOwn(entries, key) ? entries[key] : undefined) }
}

/** The target of an entry. undefined when its times are damaged. */
export function entryTarget(entry: unknown): unknown {
  const record = readRecord(entry)
  if (!record) return entry
  return [record['from'], record['until']].every((time) => time === undefined || typeof time === 'number') ? record['to'] : undefined
}

/** A damaged entry counts as valid now, so that it is found and reported. */
export function isEntryValid(entry: unknown, now: number): boolean {
  const { from, until } = readRecord(entry) ?? {}
  return isValidAt({ ...(typeof from === 'number' && { from }), ...(typeof until === 'number' && { until }) }, now)
}

/** Converts the days of a rule to times in the main time zone of the locale. The day `until` is included. */
export function validTime({ from, until }: Pick<RedirectRule, 'from' | 'until'>, locale: LocaleCode): ValidTime {
  const [timeZone] = LOCALES[locale].timeZones
  return {
    ...(from !== undefined && { from: startOfDay(from, timeZone) }),
    ...(until !== undefined && { until: startOfDay(until, timeZone, 1) }),
  }
}

export function isValidAt({ from = -Infinity, until = Infinity }: ValidTime, now: number): boolean {
  return from <= now && now < until
}
