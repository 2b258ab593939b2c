import { messages } from '#redirects/messages/en-EU.ts'
import { type DeskKey, textOf, type Values } from '#redirects/messages/text-of.ts'
import type { DeskTexts } from '../../../redirects/desk/page/texts/texts.ts'

const t = (key: DeskKey, values?: Values) => textOf(messages, key, values) ?? key

/** The desk's English texts. */
export const english: Pick<DeskTexts, 't' | 'many' | 'named' | 'count' | 'day'> = {
  t,
  many: (group, amount, values = {}) =>
    textOf(messages, `${group}.${amount === 1 ? 'one' : 'other'}`, { count: amount, ...values }) ?? group,
  named: (group, name, values) => textOf(messages, `${group}.${name}`, values) ?? name,
  count: String,
  day: (day) => day,
}
