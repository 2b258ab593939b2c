import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { content as enEU } from '../content/en-EU/index.ts'
import { content as fiFI } from '../content/fi-FI/index.ts'
import { content as noNO } from '../content/no-NO/index.ts'
import type { LocaleContent } from '../content/source.ts'
import { content as svSE } from '../content/sv-SE/index.ts'

export type Contents = Record<LocaleCode, LocaleContent>

/** What the editors of the four locales wrote. */
export const CONTENTS: Contents = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }

/** One list of what `rowsOf` makes of each locale. */
export function perLocale<T>(contents: Contents, rowsOf: (locale: LocaleCode, content: LocaleContent) => T[]): T[] {
  return LOCALE_CODES.flatMap((locale) => rowsOf(locale, contents[locale]))
}
