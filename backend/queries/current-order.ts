import type { Order } from '../orders/order.ts'
import { findOrder } from './find-order.ts'
import { settleOrder } from './settle-order.ts'

/** The order as it stands now. */
export async function findCurrentOrder(db: D1Database, id: string, now: Date): Promise<Order | undefined> {
  const order = await findOrder(db, id)
  return order === undefined ? undefined : currentOrder(db, order, now)
}

/** There is no clock that strikes: a pending payment whose time has come is confirmed by whoever looks first. */
export async function currentOrder(db: D1Database, order: Order, now: Date): Promise<Order> {
  if (order.status !== 'pending' || order.confirmsAt === null || Date.parse(order.confirmsAt) > now.getTime()) return order
  await settleOrder(db, order, { outcome: 'paid', now })
  return (await findOrder(db, order.id)) ?? order
}
