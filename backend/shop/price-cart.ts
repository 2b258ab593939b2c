import type { CartTotals } from '#shared/contract/cart.ts'
import { type Discount, discountCents, isCheaper } from './discount.ts'
import { grossOf, type PricedLine, sum } from './priced-line.ts'

/** EUR. Reckoned in cents: each tax class is rounded once, and what is paid is always what is without tax plus tax. */
export function priceCart(lines: readonly PricedLine[], discount?: Discount): CartTotals {
  const off = discount === undefined ? 0 : discountCents(lines, discount)
  const paid = sum(lines, grossOf) - off
  const tax = sum([...paidByTaxClass(lines, off, discount)], ([percent, cents]) => Math.round((cents * percent) / (100 + percent)))
  return { discount: euros(off), taxAmount: euros(tax), totalWithTax: euros(paid), totalWithoutTax: euros(paid - tax) }
}

export function euros(cents: number): number {
  return cents / 100
}

/** Tax percent → cents paid, with tax. The discount lowers every line it is for by the same share. */
function paidByTaxClass(lines: readonly PricedLine[], off: number, discount?: Discount): Map<number, number> {
  const isLowered = (line: PricedLine) => discount !== undefined && isCheaper(line, discount)
  const lowered = sum(lines.filter(isLowered), grossOf)
  const share = lowered === 0 ? 1 : (lowered - off) / lowered
  const paid = new Map<number, number>()
  for (const line of lines) {
    paid.set(line.taxPercent, (paid.get(line.taxPercent) ?? 0) + grossOf(line) * (isLowered(line) ? share : 1))
  }
  return paid
}
