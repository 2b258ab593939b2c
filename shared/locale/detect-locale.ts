import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

/** A browser's header has a dozen entries in a few hundred characters. Whatever is longer was not written by a browser. */
const MAX_HEADER_LENGTH = 2000
const MAX_LANGUAGES = 50

interface LocaleSignals {
  /** the value of the locale cookie, not the whole header */
  cookie?: string | undefined
  /** the Accept-Language header, or navigator.languages joined with commas */
  acceptLanguage?: string | undefined
}

type AcceptedLanguage = NonNullable<ReturnType<typeof readLanguage>>

/**
 * The locale of a first visit (§4): the cookie, then the browser's languages, then fi-FI.
 * An exact match ('sv', 'sv-SE', 'nb-NO') anywhere in the list beats one of the same base language ('en-GB' for en-EU);
 * among equals the higher q wins, then the earlier. Never throws: what cannot be read is as good as absent.
 */
export function detectLocale({ cookie, acceptLanguage = '' }: LocaleSignals): LocaleCode {
  if (isLocaleCode(cookie)) return cookie
  const languages = readLanguages(acceptLanguage)
  const tags = languages.filter(({ quality }) => quality > 0).map(({ tag }) => tag)
  const named = [...tags.map(exactLocale), ...tags.map(baseLocale)]
  return named.find((locale) => locale !== undefined) ?? wildcardLocale(languages, tags)
}

/** 'sv' or 'sv-SE'. A locale with several languages has each of them: browsers in Norway send nb or nn, never no. */
function exactLocale(tag: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) =>
    LOCALES[code].languages.some((language) => tag === language || tag === language + code.slice(2).toLowerCase()),
  )
}

function baseLocale(tag: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => LOCALES[code].languages.some((language) => tag.startsWith(`${language}-`)))
}

/** For '*' the first locale that the visitor does not refuse by name ('fi;q=0, *'), the default one otherwise. */
function wildcardLocale(languages: AcceptedLanguage[], acceptedTags: string[]): LocaleCode {
  if (!acceptedTags.includes('*')) return DEFAULT_LOCALE
  const refused = languages.filter(({ quality }) => quality === 0).map(({ tag }) => exactLocale(tag))
  return LOCALE_CODES.find((code) => !refused.includes(code)) ?? DEFAULT_LOCALE
}

/** Best first. Entries that cannot be read are left out. */
function readLanguages(header: string): AcceptedLanguage[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',', MAX_LANGUAGES)
    .map(readLanguage)
    .filter((language) => language !== undefined)
    .toSorted((a, b) => b.quality - a.quality)
}

/** The tag in lower case, '*' for any; the quality from 0 (refused) to 1. */
function readLanguage(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  if (!/^(?:\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)$/.test(tag)) return undefined
  const parameter = parameters.find((candidate) => candidate.startsWith('q')) ?? 'q=1'
  const quality = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1]
  return quality === undefined ? undefined : { tag, quality: Number(quality) }
}
