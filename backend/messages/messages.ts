import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Messages, messages as english } from './en-EU.ts'
import { messages as finnish } from './fi-FI.ts'
import { messages as norwegian } from './no-NO.ts'
import { messages as swedish } from './sv-SE.ts'

export const MESSAGES: Record<LocaleCode, Messages> = {
  'fi-FI': finnish,
  'en-EU': english,
  'sv-SE': swedish,
  'no-NO': norwegian,
}
