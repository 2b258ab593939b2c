import rosetta from 'rosetta'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MessagesByNamespace, Namespace, TextPath } from '#shared/messages/messages.ts'

/** A text of the messages. Numbers among the values are formatted for the locale; a number that is a name (a code, a year) is given as a string. */
export type TranslateOf<M> = (key: TextPath<M>, values?: Record<string, string | number>) => string
export type TranslateIn<Name extends Namespace> = TranslateOf<MessagesByNamespace[Name]>
export type Translate = TranslateIn<'site'>

export function createTranslate<M extends object>(locale: LocaleCode, messages: M): TranslateOf<M> {
  const i18n = rosetta({ [locale]: messages })
  i18n.locale(locale)
  return (key, values) => i18n.t(key, values && formatNumbers(values, locale))
}

function formatNumbers(values: Record<string, string | number>, locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value]),
  )
}
