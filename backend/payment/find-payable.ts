import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import type { Order } from '../orders/order.ts'
import { isSigned } from '../orders/sign-order.ts'
import { findCurrentOrder } from '../queries/current-order.ts'

/** The order of the address, for who holds its token; undefined alike for a wrong token and for no order. */
export async function findPayable(c: Context<BackendEnv>, token: string, now: Date): Promise<Order | undefined> {
  const orderId = c.req.param('orderId') ?? ''
  return (await isSigned(c.env.DB, orderId, 'pay', token)) ? findCurrentOrder(c.env.DB, orderId, now) : undefined
}
