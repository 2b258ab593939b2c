import rosetta from 'rosetta'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Messages } from '#shared/messages/messages.ts'
import type { TextPath } from '#shared/messages/text-path.ts'

/** Says a text; a value that is a number is written as the locale writes numbers, one that is none to be counted with is given as a text. */
export type TranslateOf<Words> = (key: TextPath<Words>, values?: Record<string, string | number>) => string
export type Translate = TranslateOf<Messages>

/** One rosetta instance per render: nothing is shared between visitors. */
export function createTranslate<Words extends object>(locale: LocaleCode, words: Words): TranslateOf<Words> {
  const i18n = rosetta({ [locale]: words })
  i18n.locale(locale)
  return (key, values) => i18n.t(key, values && written(values, locale))
}

function written(values: Record<string, string | number>, locale: LocaleCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value, locale) : value]),
  )
}
