import type { LocaleCode } from '#shared/locale/locales.ts'
import { messages as enEU } from './en-EU.ts'
import { messages as fiFI } from './fi-FI.ts'
import type { HubMessages } from './hub-messages.ts'
import { messages as noNO } from './no-NO.ts'
import { messages as svSE } from './sv-SE.ts'

const WORDS: Record<LocaleCode, HubMessages> = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }

export function messagesOf(locale: LocaleCode): HubMessages {
  return WORDS[locale]
}

/** '{{minutes}}' and the like replaced by their values. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
