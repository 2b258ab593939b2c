import type { LocaleCode } from '#shared/locale/locales.ts'
import { words as enEU } from './en-EU.ts'
import { words as fiFI } from './fi-FI.ts'
import { words as noNO } from './no-NO.ts'
import type { PaymentWords } from './payment-words.ts'
import { words as svSE } from './sv-SE.ts'

const WORDS: Record<LocaleCode, PaymentWords> = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }

export function wordsOf(locale: LocaleCode): PaymentWords {
  return WORDS[locale]
}
