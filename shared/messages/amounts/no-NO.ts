import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['amounts'] = {
  products: 'Produkter',
  discount: 'Rabatt',
  withoutTax: 'Sum uten mva.',
  tax: 'Mva.',
  taxOf: 'Mva. {{percent}} %',
  total: 'Totalt',
  unknown: '–',
}
