/** The four locales of §3. 'en-EU' is an internal code: no valid language tag, so `language` and `htmlLang` are what the web sees. */
export const LOCALE_CODES = ['fi-FI', 'en-EU', 'sv-SE', 'no-NO'] as const

export type LocaleCode = (typeof LOCALE_CODES)[number]

/** §9 */
export const DEFAULT_LOCALE: LocaleCode = 'fi-FI'

export interface Locale {
  code: LocaleCode
  /** what Intl formats dates and numbers with */
  iso: string
  /** base language, matched against Accept-Language */
  language: string
  /** the `lang` of the document and of hreflang */
  htmlLang: string
  title: string
  displayName: string
}

export const LOCALES: Record<LocaleCode, Locale> = {
  'fi-FI': { code: 'fi-FI', iso: 'fi-FI', language: 'fi', htmlLang: 'fi', title: 'Suomi', displayName: 'Suomi' },
  'en-EU': { code: 'en-EU', iso: 'en-GB', language: 'en', htmlLang: 'en', title: 'International', displayName: 'English' },
  'sv-SE': { code: 'sv-SE', iso: 'sv-SE', language: 'sv', htmlLang: 'sv', title: 'Sverige', displayName: 'Svenska' },
  'no-NO': { code: 'no-NO', iso: 'nb-NO', language: 'no', htmlLang: 'nb', title: 'Norge', displayName: 'Norsk' },
}

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value)
}
