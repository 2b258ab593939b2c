import type { LocaleCode } from '#shared/locale/locales.ts'
import { messages as enEU } from './en-EU.ts'
import { messages as fiFI } from './fi-FI.ts'
import { messages as noNO } from './no-NO.ts'
import type { PaymentMessages } from './payment-messages.ts'
import { messages as svSE } from './sv-SE.ts'

const WORDS: Record<LocaleCode, PaymentMessages> = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }

export function messagesOf(locale: LocaleCode): PaymentMessages {
  return WORDS[locale]
}
