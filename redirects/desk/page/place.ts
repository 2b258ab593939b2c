import { isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'

export const HOME = '/ops/redirects'
export const NAV = {
  work: ['rules', 'findings', 'wanted'],
  transfer: ['import', 'export'],
  live: ['versions', 'explain', 'replay'],
  site: ['controls'],
} as const
/** Views that other views link to. */
const MORE_VIEWS = ['rule', 'history'] as const
const VIEWS = [...Object.values(NAV).flat(), ...MORE_VIEWS]
export type View = (typeof VIEWS)[number]

/** What the desk shows, as in its address: /ops/redirects/fi-FI/rules?q=old */
export interface Place {
  /** the locale whose table is shown */
  locale: LocaleCode
  view: View
  params: Readonly<Record<string, string>>
}

/** Without a valid view: the rules. Without a valid locale: the fallback. */
export function readPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>, fallback: LocaleCode): Place {
  const [locale, name] = pathname.slice(HOME.length).split('/').filter(Boolean)
  const view = VIEWS.find((view) => view === name) ?? 'rules'
  return { locale: isLocaleCode(locale) ? locale : fallback, view, params: Object.fromEntries(new URLSearchParams(search)) }
}

export function placeAddress({ locale, view, params }: Place): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
  return `${HOME}/${locale}/${view}${query === '' ? '' : `?${query}`}`
}
