import { acceptedLanguages, type AcceptedLanguage } from './accepted-languages.ts'
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

export interface LocaleSignals {
  /** the value of the locale cookie, not the whole header */
  cookie?: string | undefined
  /** the Accept-Language header, or navigator.languages joined with commas */
  acceptLanguage?: string | undefined
}

/**
 * The locale of a first visit (§4): the cookie, then the browser's languages, then fi-FI.
 * An exact match ('sv', 'sv-SE', 'nb-NO') anywhere in the list beats one of the same base language ('en-GB' for en-EU);
 * among equals the higher q wins, then the earlier. Never throws: what cannot be read is as good as absent.
 */
export function detectLocale({ cookie, acceptLanguage }: LocaleSignals): LocaleCode {
  if (isLocaleCode(cookie)) return cookie
  const accepted = acceptedLanguages(acceptLanguage ?? '')
  const wanted = accepted.filter((language) => language.quality > 0)
  return firstMatch(wanted, exactLocale) ?? firstMatch(wanted, baseLocale) ?? anyLocale(accepted)
}

function firstMatch(languages: AcceptedLanguage[], match: (tag: string) => LocaleCode | undefined): LocaleCode | undefined {
  for (const { tag } of languages) {
    const locale = match(tag)
    if (locale !== undefined) return locale
  }
  return undefined
}

function exactLocale(tag: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => code.toLowerCase() === tag || LOCALES[code].language === tag)
}

function baseLocale(tag: string): LocaleCode | undefined {
  const [base] = tag.split('-', 1)
  return LOCALE_CODES.find((code) => LOCALES[code].language === base)
}

/** The default, unless the visitor refuses it by name and takes anything else: 'fi;q=0, *'. */
function anyLocale(accepted: AcceptedLanguage[]): LocaleCode {
  const takesAnything = accepted.some(({ tag, quality }) => tag === '*' && quality > 0)
  if (!takesAnything) return DEFAULT_LOCALE
  const refused = accepted.filter(({ quality }) => quality === 0).map(({ tag }) => exactLocale(tag))
  return LOCALE_CODES.find((code) => !refused.includes(code)) ?? DEFAULT_LOCALE
}
