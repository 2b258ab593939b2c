import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { LocaleContent } from '../content/source.ts'

export type Contents = Record<LocaleCode, LocaleContent>

/** One list of what `rowsOf` makes of each locale. */
export function perLocale<T>(contents: Contents, rowsOf: (locale: LocaleCode, content: LocaleContent) => T[]): T[] {
  return LOCALE_CODES.flatMap((locale) => rowsOf(locale, contents[locale]))
}
