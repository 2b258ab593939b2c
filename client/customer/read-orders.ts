import { readOrder, type Order } from '#shared/contract/read-order.ts'
import { readItems, readRecord } from '#shared/contract/read-values.ts'

export interface OrderList {
  /** newest first, as they come */
  orders: Order[]
  /** how many could not be read: what was paid for is not passed over in silence */
  unreadable: number
}

/** Undefined when it is no list of orders. */
export function readOrders(answer: unknown): OrderList | undefined {
  const list = readRecord(answer)?.['orders']
  if (!Array.isArray(list)) return undefined
  const orders = readItems(list, readOrder)
  return { orders, unreadable: list.length - orders.length }
}
