import { grossOf, type PricedLine, sum } from './priced-line.ts'

/** What a discount code is worth: a share of the price, or EUR cents. */
export interface Discount {
  /** as it is stored */
  code: string
  amount: { percent: number } | { cents: number }
  /** only this product is cheaper; the whole cart when absent */
  productCode?: string
}

export function isCheaper(line: PricedLine, { productCode }: Discount): boolean {
  return productCode === undefined || productCode === line.code
}

/** EUR cents off the lines it is for; never more than they cost. */
export function discountCents(lines: readonly PricedLine[], discount: Discount): number {
  const { amount } = discount
  const cheaper = lines.filter((line) => isCheaper(line, discount))
  const gross = sum(cheaper, grossOf)
  return 'percent' in amount ? Math.round((gross * Math.min(amount.percent, 100)) / 100) : Math.min(amount.cents, gross)
}
