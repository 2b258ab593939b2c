// Messages of the lines and totals of a cart, an order and a receipt in English.
export const messages = {
  products: 'Products',
  discount: 'Discount',
  withoutTax: 'Total excluding VAT',
  tax: 'VAT',
  taxOf: 'VAT {{percent}}%',
  total: 'Total',
} as const
