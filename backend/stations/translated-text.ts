import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'

/** A text of a station in the language spoken at its counter and in English. */
export interface TranslatedText {
  local: string
  english: string
}

/** A reviver for JSON.parse: English on the international site, which shows the stations of all countries, else the local text. */
export function textsIn(locale: LocaleCode) {
  return (_key: string, part: unknown): unknown => {
    if (!isTranslated(part)) return part
    return LOCALES[locale].country === undefined ? part.english : part.local
  }
}

function isTranslated(part: unknown): part is TranslatedText {
  return typeof part === 'object' && part !== null && 'local' in part && 'english' in part
}
