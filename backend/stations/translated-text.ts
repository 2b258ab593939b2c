import type { LocaleCode } from '#shared/locale/locales.ts'

/** A text of a station in the language spoken at its counter and in English. */
export interface TranslatedText {
  local: string
  english: string
}

/** For JSON.parse: of each text the words its reader can read. en-EU has the stations of all three countries, another locale its own only. */
export function textsIn(locale: LocaleCode) {
  return (_key: string, part: unknown): unknown => {
    if (!isTranslated(part)) return part
    return locale === 'en-EU' ? part.english : part.local
  }
}

function isTranslated(part: unknown): part is TranslatedText {
  return typeof part === 'object' && part !== null && 'local' in part && 'english' in part
}
