import type { z } from 'zod'
import type { cartTotalsSchema } from '#shared/contract/schemas/cart.ts'

export interface PricedLine {
  quantity: number
  /** EUR cents, with tax */
  priceCents: number
  taxPercent: number
}

type Totals = z.output<typeof cartTotalsSchema>

/** EUR. Reckoned in cents, and rounded once per total; the discount lowers every line by the same share. */
export function priceCart(lines: readonly PricedLine[], discountPercent: number): Totals {
  const gross = sum(lines, ({ quantity, priceCents }) => quantity * priceCents)
  const discount = Math.round((gross * discountPercent) / 100)
  const share = gross === 0 ? 0 : (gross - discount) / gross
  const net = Math.round(sum(lines, ({ quantity, priceCents, taxPercent }) => (quantity * priceCents * share) / (1 + taxPercent / 100)))
  const paid = gross - discount
  return { discount: euros(discount), taxAmount: euros(paid - net), totalWithTax: euros(paid), totalWithoutTax: euros(net) }
}

export function euros(cents: number): number {
  return cents / 100
}

function sum(lines: readonly PricedLine[], amount: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + amount(line), 0)
}
