import type { Order } from '#shared/contract/order.ts'
import { completeAnswer } from '../orders/complete-answer.ts'
import { normalEmail } from '../orders/order.ts'
import { currentOrder } from './current-order.ts'
import { findDeliveries } from './find-deliveries.ts'
import { type OrderRow, readOrder } from './find-order.ts'

const MOST = 50

/** The answers of orders/complete, the newest first. Orders whose payment page was left without a word are none. */
export async function listOrdersOf(db: D1Database, email: string): Promise<Order[]> {
  const { results } = await db
    .prepare(`SELECT * FROM orders WHERE email = ?1 AND status <> 'open' ORDER BY created DESC, id LIMIT ?2`)
    .bind(normalEmail(email), MOST)
    .all<OrderRow & Record<string, unknown>>()
  const now = new Date()
  const orders = await Promise.all(results.map((row) => currentOrder(db, readOrder(row), now)))
  const deliveries = await findDeliveries(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => completeAnswer(order, deliveries.get(order.id) ?? []))
}
