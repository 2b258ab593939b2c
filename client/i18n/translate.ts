import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MessagesByNamespace, Namespace, TextPath } from '#shared/messages/messages.ts'

/** A text of the messages. Numbers among the values are formatted for the locale; a number that is a name (a code, a year) is given as a string. */
export type TranslateOf<M> = (key: TextPath<M>, values?: Record<string, string | number>) => string
export type TranslateIn<Name extends Namespace> = TranslateOf<MessagesByNamespace[Name]>
export type Translate = TranslateIn<'site'>

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** '' for a key without a text, and for a placeholder without a value. */
export function createTranslate<M extends object>(locale: LocaleCode, messages: M): TranslateOf<M> {
  return (key, values = {}) =>
    textAt(messages, key).replaceAll(PLACEHOLDER, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? formatNumber(value, locale) : value
    })
}

function textAt(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => Object(part)[name], messages)
  return typeof found === 'string' ? found : ''
}
