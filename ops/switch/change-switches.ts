import { MAX_SWITCH_DAYS, readSwitch, SWITCH_NAMES, type SwitchName } from '#shared/controls/switch-schema.ts'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { CommandError } from '../../scripts/command-line.ts'

/** The stored switches by name. */
export type StoredSwitches = Record<string, unknown>

export interface SwitchChange {
  name: 'checkout' | 'map' | 'notice' | 'writes'
  /** 'set' switches something off or shows a notice; 'clear' ends that */
  kind: 'set' | 'clear'
  /** ISO 8601 with a time zone; for 'set' */
  until?: string | undefined
  texts: Partial<Record<LocaleCode, string>>
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** The switches to store, without expired ones. @throws CommandError that names what is missing */
export function changeSwitches(stored: StoredSwitches, change: SwitchChange, now: number): StoredSwitches {
  const next = Object.fromEntries(setSwitches(stored, now).map(({ name }) => [name, stored[name]]))
  if (change.kind === 'clear') {
    for (const name of namesOf(change)) delete next[name]
    return next
  }
  const until = readUntil(change.until, now)
  for (const name of namesOf(change)) {
    const [, locale] = name.split('/')
    const texts = Object.entries(change.texts).filter(([code]) => locale === undefined || code === locale)
    next[name] = { until, ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) }
    if (!readSwitch(name, next[name], now)) throw new CommandError(requirementOf(change.name))
  }
  return next
}

/** The active switches with their end. */
export function setSwitches(stored: StoredSwitches, now: number) {
  return SWITCH_NAMES.flatMap((name) => {
    const value = Object.hasOwn(stored, name) ? readSwitch(name, stored[name], now) : undefined
    return value && value.until > now ? [{ name, ...value }] : []
  })
}

/** A notice has one switch per locale. Setting changes the locales with a text; clearing without texts changes all. */
function namesOf({ name, kind, texts }: SwitchChange): SwitchName[] {
  if (name !== 'notice') return [name]
  const locales = Object.keys(texts)
  if (kind === 'set' && locales.length === 0) throw new CommandError(requirementOf(name))
  return SWITCH_NAMES.filter(
    (each) => each.startsWith('notice/') && (locales.length === 0 || locales.includes(each.slice('notice/'.length))),
  )
}

function readUntil(until: string | undefined, now: number): string {
  const at = until !== undefined && ZONED.test(until) ? Date.parse(until) : NaN
  if (Number.isNaN(at) || !isOnCalendar(String(until).slice(0, 10)))
    throw new CommandError('--until must be a time with a time zone: --until 2026-11-24T08:00+02:00')
  if (at <= now) throw new CommandError('--until is in the past.')
  if (at - now > MAX_SWITCH_DAYS * 24 * 60 * 60 * 1000) throw new CommandError(`--until may be at most ${MAX_SWITCH_DAYS} days ahead.`)
  return new Date(at).toISOString()
}

/** Date.parse reads 31 November as 1 December. */
function isOnCalendar(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}

/** '--fi "…" --en "…"' and so on */
const TEXT_OPTIONS = LOCALE_CODES.map((locale) => `--${LOCALES[locale].languages[0]} "…"`).join(' ')

function requirementOf(name: SwitchChange['name']): string {
  if (name === 'checkout') return `The checkout needs a text of up to 300 characters in every language: ${TEXT_OPTIONS}`
  if (name === 'notice') return 'A notice needs a text of up to 300 characters in at least one language: --fi "…"'
  return `${name} takes no text.`
}
