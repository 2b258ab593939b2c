// The loaded messages: one rosetta dictionary per locale, with namespaces as its first keys. They are the same for all visitors, so all
// requests of an isolate share them.
import rosetta from 'rosetta'
import { formatNumber } from '#shared/locale/format-number.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages, type MessagesByNamespace, type Namespace, type TextPath } from '#shared/messages/messages.ts'

/**
 * Translates a key. Numbers among the values are formatted for the locale, so a number that is a name (a code, a year) must be a string.
 */
export type TranslateIn<Name extends Namespace> = (key: TextPath<MessagesByNamespace[Name]>, values?: Values) => string
export type Translate = TranslateIn<'site'>

type Values = Record<string, string | number>

const dictionaries = new Map(LOCALE_CODES.map((locale) => [locale, rosetta<Partial<MessagesByNamespace>>({ [locale]: {} })]))
/** Module state: the translate function must be the same in every render. */
const translators = new Map<string, unknown>()

/** Resolves to the translate function, for notices and for the `<head>`. Components use useTranslate. */
export async function preloadMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): Promise<TranslateIn<Name>> {
  if (!hasMessages(namespace, locale)) provideMessages({ [namespace]: await loadMessages(namespace, locale) }, locale)
  return translator(namespace, locale)
}

export function provideMessages(byNamespace: Partial<MessagesByNamespace>, locale: LocaleCode): void {
  dictionaries.get(locale)?.set(locale, byNamespace)
}

export function hasMessages(namespace: Namespace, locale: LocaleCode): boolean {
  return tableOf(locale)[namespace] !== undefined
}

export function translator<Name extends Namespace>(namespace: Name, locale: LocaleCode): TranslateIn<Name> {
  messagesOf(namespace, locale)
  const name = `${namespace} ${locale}`
  const known = translators.get(name) ?? createTranslate(namespace, locale)
  translators.set(name, known)
  return known as TranslateIn<Name>
}

/** The messages as an object, for code that needs all texts: the station search indexes the names of services. */
export function messagesOf<Name extends Namespace>(namespace: Name, locale: LocaleCode): MessagesByNamespace[Name] {
  const found = tableOf(locale)[namespace]
  if (!found) throw new Error(`messages "${namespace}" (${locale}) were used before they were loaded: list them where the code is loaded`)
  return found
}

function tableOf(locale: LocaleCode): Partial<MessagesByNamespace> {
  return dictionaries.get(locale)?.table(locale) ?? {}
}

/** '' for a key without a text, and for a placeholder without a value. */
function createTranslate<Name extends Namespace>(namespace: Name, locale: LocaleCode): TranslateIn<Name> {
  return (key, values = {}) => dictionaries.get(locale)?.t(`${namespace}.${key}`, formatted(values, locale), locale) ?? ''
}

function formatted(values: Values, locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value]),
  )
}
