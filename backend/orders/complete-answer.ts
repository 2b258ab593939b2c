import type { Delivery, Order as OrderAnswer } from '#shared/contract/order.ts'
import { euros } from '../shop/price-cart.ts'
import type { Order } from './order.ts'

/** The order as the contract tells it: `price` is that of one, with tax, as it was when the order was made. */
export function completeAnswer({ id, status, totals, items }: Order, deliveries: readonly Delivery[]): OrderAnswer {
  return {
    orderId: id,
    status: status === 'open' ? 'pending' : status,
    totals,
    items: items.map(({ name, quantity, priceCents }) => ({ name, quantity, price: euros(priceCents) })),
    deliveries: [...deliveries],
  }
}
