import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import type { Controls, SetSwitch } from '../../wire.ts'

export const SWITCHES = ['checkout', 'map', 'writes'] as const
export type SwitchControl = (typeof SWITCHES)[number]

/** What a form sets. */
export interface Draft {
  name: SwitchControl | 'notice'
  until: number | undefined
  texts: Partial<Record<LocaleCode, string>>
}

/** undefined: it is open */
export function closedSwitch({ set }: Controls, name: SwitchControl): SetSwitch | undefined {
  return set.find((each) => each.name === name)
}

export interface ShownNotice {
  locale: LocaleCode
  text: string
  until: number
}

/** The notices that visitors see now. */
export function liveNotices({ set }: Controls): ShownNotice[] {
  return set.flatMap(({ name, texts, until }) =>
    name.startsWith('notice/')
      ? Object.entries(texts ?? {}).flatMap(([locale, text]) => (isLocaleCode(locale) ? [{ locale, text, until }] : []))
      : [],
  )
}

/** Texts of notices that have ended: they can be used again. */
export function pastNotices({ changes }: Controls, live: readonly ShownNotice[]): Controls['changes'] {
  const seen = new Set(live.map(({ text }) => text))
  return changes.filter(({ name, kind, texts }) => {
    const all = Object.values(texts ?? {})
    if (name !== 'notice' || kind !== 'set' || all.every((text) => seen.has(text))) return false
    for (const text of all) seen.add(text)
    return true
  })
}
