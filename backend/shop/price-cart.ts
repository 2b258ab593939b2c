import type { CartTotals } from '#shared/contract/cart.ts'

/**
 * In EUR. Calculated in cents with one rounding per tax class, so the total is always the net sum
 * plus tax.
 */
export function priceCart(lines: readonly PricedLine[], discount?: Discount): CartTotals {
  const off = discount === undefined ? 0 : discountCents(lines, discount)
  const paid = sum(lines, grossOf) - off
  const tax = sum([...paidByTaxClass(lines, off, discount)], taxCents)
  return {
    discount: euros(off),
    taxAmount: euros(tax),
    totalWithTax: euros(paid),
    totalWithoutTax: euros(paid - tax),
  }
}

/** One tax class, in EUR. */
export interface TaxShare {
  percent: number
  tax: number
  totalWithTax: number
}

/** The amounts per tax class. Their taxes add up to the cart's tax. */
export function taxShares(lines: readonly PricedLine[], discount?: Discount): TaxShare[] {
  const off = discount === undefined ? 0 : discountCents(lines, discount)
  const classes = [...paidByTaxClass(lines, off, discount)].toSorted(([a], [b]) => b - a)
  return classes.map((share) => ({
    percent: share[0],
    tax: euros(taxCents(share)),
    totalWithTax: euros(Math.round(share[1])),
  }))
}

function taxCents([percent, cents]: readonly [number, number]): number {
  return Math.round((cents * percent) / (100 + percent))
}

export function euros(cents: number): number {
  return cents / 100
}

/** Tax percent → cents with tax. The discount lowers its lines proportionally. */
function paidByTaxClass(
  lines: readonly PricedLine[],
  off: number,
  discount?: Discount,
): Map<number, number> {
  const isLowered = (line: PricedLine) => discount !== undefined && isCheaper(line, discount)
  const lowered = sum(lines.filter(isLowered), grossOf)
  const share = lowered === 0 ? 1 : (lowered - off) / lowered
  const paid = new Map<number, number>()
  for (const line of lines) {
    paid.set(
      line.taxPercent,
      (paid.get(line.taxPercent) ?? 0) + grossOf(line) * (isLowered(line) ? share : 1),
    )
  }
  return paid
}

/** A percentage, or an amount in EUR cents. */
export interface Discount {
  /** in stored letter case */
  code: string
  amount: { percent: number } | { cents: number }
  /** the discounted product; absent: the whole cart */
  productCode?: string
}

function isCheaper(line: PricedLine, { productCode }: Discount): boolean {
  return productCode === undefined || productCode === line.code
}

/** EUR cents, at most the price of the discounted lines. */
export function discountCents(lines: readonly PricedLine[], discount: Discount): number {
  const { amount } = discount
  const cheaper = lines.filter((line) => isCheaper(line, discount))
  const gross = sum(cheaper, grossOf)
  return 'percent' in amount
    ? Math.round((gross * Math.min(amount.percent, 100)) / 100)
    : Math.min(amount.cents, gross)
}

export interface PricedLine {
  code: string
  quantity: number
  /** EUR cents with tax, per item */
  priceCents: number
  taxPercent: number
}

/** EUR cents */
function grossOf({ quantity, priceCents }: PricedLine): number {
  return quantity * priceCents
}

export function sum<T>(list: readonly T[], amount: (item: T) => number): number {
  return list.reduce((total, item) => total + amount(item), 0)
}
