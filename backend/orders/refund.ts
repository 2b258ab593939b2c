import type { Delivery, Order as OrderResponse } from '#shared/contract/order.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { lastRefundDay } from '#shared/orders/withdrawal.ts'
import type { Order } from './order.ts'

/**
 * What a withdrawal pays back: the unused codes' share of the price. `deliveries` are in the order
 * of the items.
 */
export function refundOf(
  { locale, items, totals }: Pick<Order, 'locale' | 'items' | 'totals'>,
  deliveries: readonly Delivery[],
  withdrawn: string,
): NonNullable<OrderResponse['refund']> {
  const prices = items.flatMap(({ quantity, priceCents, contents }) => {
    const codes = contents.reduce((sum, { amount }) => sum + amount, 0)
    return Array.from({ length: quantity * codes }, () => priceCents / codes)
  })
  const sumOf = (some: number[]) => some.reduce((sum, cents) => sum + cents, 0)
  const unused = prices.filter((_, index) => deliveries[index]?.used === undefined)
  const share = sumOf(unused) / (sumOf(prices) || 1)
  return {
    amount: Math.round(totals.totalWithTax * share * 100) / 100,
    by: lastRefundDay(withdrawn, LOCALES[locale].timeZones[0]),
  }
}
