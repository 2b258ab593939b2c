import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['amounts'] = {
  products: 'Produkter',
  discount: 'Rabatt',
  withoutTax: 'Summa exklusive moms',
  tax: 'Moms',
  taxOf: 'Moms {{percent}} %',
  total: 'Totalt',
  unknown: '–',
}
