// Changes of the stored switches, for the command line and the desk.

import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { MAX_SWITCH_DAYS, readSwitch, SWITCH_NAMES, type SwitchName } from './switch-schema.ts'

/** The stored switches by name. */
export type StoredSwitches = Record<string, unknown>

export const CONTROL_NAMES = ['checkout', 'map', 'writes', 'notice'] as const
export type ControlName = (typeof CONTROL_NAMES)[number]

export interface SwitchChange {
  name: ControlName
  /** 'set' switches something off or shows a notice; 'clear' ends that */
  kind: 'set' | 'clear'
  /** milliseconds since 1970; for 'set' */
  until?: number | undefined
  texts: Partial<Record<LocaleCode, string>>
}

export type ChangedSwitches =
  | { kind: 'changed'; switches: StoredSwitches }
  | { kind: 'refused'; sentence: string }

const DAY_MS = 24 * 60 * 60 * 1000

/** The switches to store, without expired ones. */
export function changeSwitches(
  stored: StoredSwitches,
  change: SwitchChange,
  now: number,
): ChangedSwitches {
  const switches = Object.fromEntries(
    setSwitches(stored, now).map(({ name }) => [name, stored[name]]),
  )
  if (change.kind === 'clear') {
    for (const name of namesOf(change)) delete switches[name]
    return { kind: 'changed', switches }
  }
  const { until = NaN } = change
  if (Number.isNaN(new Date(until).getTime())) return refused('The time when it ends is missing.')
  if (until <= now) return refused('The end is in the past.')
  if (until - now > MAX_SWITCH_DAYS * DAY_MS)
    return refused(`It may last at most ${MAX_SWITCH_DAYS} days.`)
  if (change.name === 'notice' && Object.keys(change.texts).length === 0)
    return refused('A notice needs a text in at least one language.')
  for (const name of namesOf(change)) {
    const [, locale] = name.split('/')
    const texts = Object.entries(change.texts).filter(
      ([code]) => locale === undefined || code === locale,
    )
    switches[name] = {
      until: new Date(until).toISOString(),
      ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    }
    if (!readSwitch(name, switches[name], now))
      return refused('A text is empty, longer than 300 characters, or not for this switch.')
  }
  return { kind: 'changed', switches }
}

function refused(sentence: string): ChangedSwitches {
  return { kind: 'refused', sentence }
}

/** The active switches with their end. */
export function setSwitches(stored: StoredSwitches, now: number) {
  return SWITCH_NAMES.flatMap((name) => {
    const value = Object.hasOwn(stored, name) ? readSwitch(name, stored[name], now) : undefined
    return value && value.until > now ? [{ name, ...value }] : []
  })
}

/**
 * A notice has one switch per locale. Setting changes the locales with a text; clearing without
 * texts changes all.
 */
function namesOf({ name, texts }: SwitchChange): SwitchName[] {
  if (name !== 'notice') return [name]
  const locales = LOCALE_CODES.filter((code) => Object.hasOwn(texts, code))
  return SWITCH_NAMES.filter(
    (each) =>
      each.startsWith('notice/') &&
      (locales.length === 0 || locales.some((code) => each === `notice/${code}`)),
  )
}
