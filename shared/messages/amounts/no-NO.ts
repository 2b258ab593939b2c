// Messages of the lines and totals of a cart, an order and a receipt in Norwegian.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['amounts'] = {
  products: 'Produkter',
  discount: 'Rabatt',
  withoutTax: 'Sum uten mva.',
  tax: 'Mva.',
  taxOf: 'Mva. {{percent}} %',
  total: 'Totalt',
}
