// Switches in KV, by name, in the value of the key `switches`. ops/switch/ writes them, the worker
// reads them. The browser does not import this.

import * as z from 'zod/mini'
import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'

/** Every switch has an end, so that a forgotten one does no harm. */
export const MAX_SWITCH_DAYS = 30
const MAX_MS = MAX_SWITCH_DAYS * 24 * 60 * 60 * 1000
const MAX_TEXT = 300

/** One notice per locale, each with its own end. */
const NOTICES = LOCALE_CODES.map((locale) => `notice/${locale}` as const)
export const SWITCH_NAMES = ['checkout', 'map', 'writes', ...NOTICES] as const
export type SwitchName = (typeof SWITCH_NAMES)[number]

const locale = z.enum(LOCALE_CODES)
const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT))
/** ISO 8601 in UTC. Not zod's check, because its pattern is larger than this whole file. */
const until = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

const plain = z.strictObject({ until })
const inEveryLanguage = z.strictObject({ until, texts: z.record(locale, sentence) })
/** Schemas by the name of the notice. */
const notices = new Map<SwitchName, ReturnType<typeof inOneLanguage>>(
  LOCALE_CODES.map((code) => [`notice/${code}`, inOneLanguage(code)]),
)

function inOneLanguage(code: LocaleCode) {
  return z.strictObject({ until, texts: z.strictObject({ [code]: sentence }) })
}

export interface SwitchValue {
  /** milliseconds since 1970 */
  until: number
  texts?: Partial<Record<LocaleCode, string>>
}

/**
 * undefined for a damaged switch, and for one that ends later than MAX_SWITCH_DAYS: its end is a
 * mistake.
 */
export function readSwitch(
  name: SwitchName,
  stored: unknown,
  now: number,
): SwitchValue | undefined {
  const schema = name === 'checkout' ? inEveryLanguage : (notices.get(name) ?? plain)
  const { data } = schema.safeParse(stored)
  const ends = data && Date.parse(data.until)
  if (!data || ends === undefined || ends - now > MAX_MS) return undefined
  return { ...data, until: ends }
}
