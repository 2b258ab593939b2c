// Switches in KV, read strictly. A damaged switch is dropped, the other switches stay valid.

import type { ShownSwitches } from '#shared/controls/shown-switches.ts'
import {
  readSwitch,
  SWITCH_NAMES,
  type SwitchName,
  type SwitchValue,
} from '#shared/controls/switch-schema.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parseJson } from '../parse-json.ts'

export type Switches = Partial<Record<SwitchName, SwitchValue>>

export const SWITCHES_KEY = 'switches'

/** `damaged` has the names of unreadable switches, or 'switches' when the text is not a JSON object. */
export function readSwitches(
  text: string | null,
  now: number,
): { switches: Switches; damaged: string[] } {
  if (text === null) return { switches: {}, damaged: [] }
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { switches: {}, damaged: [SWITCHES_KEY] }
  const switches: Switches = {}
  const damaged: string[] = []
  for (const [name, value] of Object.entries(stored)) {
    const known = SWITCH_NAMES.find((each) => each === name)
    const read = known && readSwitch(known, value, now)
    if (read) switches[known] = read
    else damaged.push(name)
  }
  return { switches, damaged }
}

/** Whether a switch is set and has not ended. */
export function isSet(switches: Switches, name: SwitchName, now: number): boolean {
  return (switches[name]?.until ?? 0) > now
}

/** The switches for the state of a page in a locale. Empty when none is set. */
export function shownSwitches(
  switches: Switches,
  locale: LocaleCode,
  now: number,
): { switches?: ShownSwitches } {
  const set = (name: SwitchName) => (isSet(switches, name, now) ? switches[name] : undefined)
  const checkout = set('checkout')?.texts?.[locale]
  const notice = set(`notice/${locale}`)?.texts?.[locale]
  const shown: ShownSwitches = {
    ...(checkout !== undefined && { checkout }),
    ...(notice !== undefined && { notice }),
    ...(set('map') && { map: 'off' }),
    ...(set('writes') && { writes: 'off' }),
  }
  return Object.keys(shown).length > 0 ? { switches: shown } : {}
}
