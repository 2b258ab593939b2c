// The loaded messages. They are the same for all visitors, so all requests of an isolate share
// them.

import rosetta from 'rosetta'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import {
  loadMessages,
  type MessagesByNamespace,
  type Namespace,
  type TextPath,
} from '#shared/messages/messages.ts'

/**
 * Translates a key. Numbers among the values are formatted for the locale, so a number that is a
 * name (a code, a year) must be a string.
 */
export type TranslateIn<Name extends Namespace> = (
  key: TextPath<MessagesByNamespace[Name]>,
  values?: Values,
) => string
export type Translate = TranslateIn<'common'>

type Values = Record<string, string | number>

/**
 * Module state: one rosetta dictionary per namespace and locale. The translate function of each
 * must be the same in every render.
 */
const dictionaries = new Map<string, Dictionary<Namespace>>()

interface Dictionary<Name extends Namespace> {
  messages: MessagesByNamespace[Name]
  translate: TranslateIn<Name>
}

/**
 * Resolves to the translate function, for notices and for the `<head>`. Components use
 * useTranslate.
 */
export async function preloadMessages<Name extends Namespace>(
  namespace: Name,
  locale: LocaleCode,
): Promise<TranslateIn<Name>> {
  if (!hasMessages(namespace, locale))
    provideMessages({ [namespace]: await loadMessages(namespace, locale) }, locale)
  return translator(namespace, locale)
}

export function provideMessages(
  byNamespace: Partial<MessagesByNamespace>,
  locale: LocaleCode,
): void {
  for (const [namespace, messages] of Object.entries(byNamespace)) {
    const name = `${namespace} ${locale}`
    if (!dictionaries.has(name))
      dictionaries.set(name, { messages, translate: createTranslate(messages, locale) })
  }
}

export function hasMessages(namespace: Namespace, locale: LocaleCode): boolean {
  return dictionaries.has(`${namespace} ${locale}`)
}

export function translator<Name extends Namespace>(
  namespace: Name,
  locale: LocaleCode,
): TranslateIn<Name> {
  return dictionaryOf(namespace, locale).translate
}

/**
 * The messages as an object, for code that needs all texts: the station search indexes the names of
 * services.
 */
export function messagesOf<Name extends Namespace>(
  namespace: Name,
  locale: LocaleCode,
): MessagesByNamespace[Name] {
  return dictionaryOf(namespace, locale).messages
}

function dictionaryOf<Name extends Namespace>(
  namespace: Name,
  locale: LocaleCode,
): Dictionary<Name> {
  const found = dictionaries.get(`${namespace} ${locale}`)
  if (!found)
    throw new Error(
      `messages "${namespace}" (${locale}) were used before they were loaded: list them where the code is loaded`,
    )
  return found as Dictionary<Name>
}

/** '' for a key without a text, and for a placeholder without a value. */
function createTranslate(messages: MessagesByNamespace[Namespace], locale: LocaleCode): Translate {
  const { t } = rosetta({ [locale]: messages })
  return (key, values) => t(key, values && formatted(values, locale), locale)
}

function formatted(values: Values, locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, locale) : value,
    ]),
  )
}
