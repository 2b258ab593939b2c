import rosetta from 'rosetta'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { MessageKey, Messages } from '#shared/messages/message-key.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

/** One rosetta instance per render: nothing is shared between visitors. */
export function createTranslate(locale: LocaleCode, messages: Messages): Translate {
  const i18n = rosetta({ [locale]: messages })
  i18n.locale(locale)
  return (key, values) => i18n.t(key, values)
}
