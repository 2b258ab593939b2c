import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

/** The desk's language: the one chosen here, else the browser's first that the desk knows, else English. */
export function chooseLanguage(stored: unknown, languages: readonly string[]): LocaleCode {
  if (isLocaleCode(stored)) return stored
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0] ?? ''
    const code = LOCALE_CODES.find((code) => LOCALES[code].languages.includes(base))
    if (code !== undefined) return code
  }
  return 'en-EU'
}
