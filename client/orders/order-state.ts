import type { Delivery, Order, OrderStatus } from '#shared/contract/order.ts'
import { isDayOver } from './validity.ts'

/** Only a usable code has a QR code. */
export type CodeState = 'usable' | 'used' | 'withdrawn' | 'expired'

export interface ShownCode extends Delivery {
  state: CodeState
  /** among the codes of the same product */
  number: number
  of: number
}

/** What a visitor is told about an order, on its page, in my pages and in saved orders. */
export type OrderState = OrderStatus | 'withdrawn' | 'partlyUsed' | 'used' | 'expired'

type OrderOfCodes = Pick<Order, 'status' | 'deliveries' | 'withdrawn'>

/** The codes of an order, the usable ones first. */
export function shownCodes(
  { deliveries, withdrawn }: Omit<OrderOfCodes, 'status'>,
  now: Date,
): ShownCode[] {
  const codes = deliveries.map((delivery, index): ShownCode => {
    const alike = (one: Delivery) => one.productName === delivery.productName
    const state = codeState(delivery, withdrawn, now)
    return {
      ...delivery,
      state,
      number: deliveries.slice(0, index + 1).filter(alike).length,
      of: deliveries.filter(alike).length,
    }
  })
  return [
    ...codes.filter(({ state }) => state === 'usable'),
    ...codes.filter(({ state }) => state !== 'usable'),
  ]
}

export function orderState(order: OrderOfCodes, now: Date): OrderState {
  if (order.withdrawn !== undefined) return 'withdrawn'
  if (order.status !== 'paid' || order.deliveries.length === 0) return order.status
  const codes = shownCodes(order, now)
  const has = (state: CodeState) => codes.some((code) => code.state === state)
  if (has('usable')) return has('used') ? 'partlyUsed' : 'paid'
  return has('expired') ? 'expired' : 'used'
}

/** A code that was used before a withdrawal stays used. */
function codeState(
  { used, validUntil }: Delivery,
  withdrawn: string | undefined,
  now: Date,
): CodeState {
  if (used !== undefined) return 'used'
  if (withdrawn !== undefined) return 'withdrawn'
  return isDayOver(validUntil, now) ? 'expired' : 'usable'
}
