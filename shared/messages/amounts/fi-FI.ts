// Messages of the lines and totals of a cart, an order and a receipt in Finnish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['amounts'] = {
  products: 'Tuotteet',
  discount: 'Alennus',
  withoutTax: 'Veroton yhteensä',
  tax: 'Alv',
  taxOf: 'Alv {{percent}} %',
  total: 'Yhteensä',
}
