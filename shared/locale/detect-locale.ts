import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

/**
 * Browsers send a few hundred characters with a dozen entries. The rest of a longer header is
 * ignored.
 */
const MAX_HEADER_LENGTH = 2000
const MAX_LANGUAGES = 50

interface LocaleSignals {
  /** value of the locale cookie */
  cookie?: string | undefined
  /** Accept-Language header, or navigator.languages joined with commas */
  acceptLanguage?: string | undefined
}

/**
 * The locale of a first visit (§4): from the cookie, else from the browser's languages, else fi-FI.
 * An exact match ('sv', 'sv-SE', 'nb-NO') wins over a match of the base language ('en-GB' for
 * en-EU), then the higher q wins, then the earlier entry. '*' and unreadable entries are ignored.
 * Never throws.
 */
export function detectLocale({ cookie, acceptLanguage = '' }: LocaleSignals): LocaleCode {
  if (isLocaleCode(cookie)) return cookie
  const tags = readLanguages(acceptLanguage)
  const named = [...tags.map(exactLocale), ...tags.map(baseLocale)]
  return named.find((locale) => locale !== undefined) ?? DEFAULT_LOCALE
}

/**
 * The locale of the browser's first language, if detection has chosen another one: 'en-GB,sv;q=0.8'
 * is answered in Swedish, because an exact match wins, and the visitor is offered English.
 */
export function offeredLocale(signals: LocaleSignals): LocaleCode | undefined {
  if (isLocaleCode(signals.cookie)) return undefined
  const [first] = readLanguages(signals.acceptLanguage ?? '').flatMap(
    (tag) => exactLocale(tag) ?? baseLocale(tag) ?? [],
  )
  return first === detectLocale(signals) ? undefined : first
}

/**
 * Matches 'sv' and 'sv-SE'. A locale can have several languages: browsers in Norway send nb or nn,
 * never no.
 */
function exactLocale(tag: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) =>
    LOCALES[code].languages.some(
      (language) => tag === language || tag === language + code.slice(2).toLowerCase(),
    ),
  )
}

function baseLocale(tag: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) =>
    LOCALES[code].languages.some((language) => tag.startsWith(`${language}-`)),
  )
}

/** The accepted tags, best first. Unreadable and refused (q=0) entries are dropped. */
function readLanguages(header: string): string[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',', MAX_LANGUAGES)
    .map(readLanguage)
    .filter((language) => language !== undefined)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The tag in lower case and its quality from 0 (refused) to 1. */
function readLanguage(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  if (!/^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/.test(tag)) return undefined
  const parameter = parameters.find((candidate) => candidate.startsWith('q')) ?? 'q=1'
  const quality = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1]
  return quality === undefined ? undefined : { tag, quality: Number(quality) }
}
