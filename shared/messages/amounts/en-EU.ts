export const messages = {
  products: 'Products',
  discount: 'Discount',
  withoutTax: 'Total excluding VAT',
  tax: 'VAT',
  taxOf: 'VAT {{percent}} %',
  total: 'Total',
  unknown: '–',
} as const
