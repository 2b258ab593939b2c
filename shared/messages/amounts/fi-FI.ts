import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['amounts'] = {
  products: 'Tuotteet',
  discount: 'Alennus',
  withoutTax: 'Veroton yhteensä',
  tax: 'Alv',
  taxOf: 'Alv {{percent}} %',
  total: 'Yhteensä',
  unknown: '–',
}
