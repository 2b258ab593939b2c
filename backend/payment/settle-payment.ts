import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { readForm } from '../read-form.ts'
import { orderReturnAddress } from '../orders/order-return-address.ts'
import { findOrder } from '../queries/find-order.ts'
import { settleOrder } from '../queries/settle-order.ts'
import { findPayable } from './find-payable.ts'
import { settlementOf } from './payment-choice.ts'
import { refusePayment } from './show-payment.ts'
import { stoppedPage } from './stopped-page.ts'

/** A button of the page. Pressed twice, or too late, it tells the site what has become of the payment before. */
export async function settlePayment(c: Context<BackendEnv>): Promise<Response> {
  const { DB } = c.env
  const now = new Date()
  const form = await readForm(c)
  const order = await findPayable(c, form('token'), now)
  const settlement = settlementOf(form('choice'), now)
  if (order === undefined || settlement === undefined) return refusePayment(c)
  await settleOrder(DB, order, settlement)
  const settled = (await findOrder(DB, order.id)) ?? order
  if (settled.status === 'open') return c.html(stoppedPage(order, form('token')), 409)
  return c.redirect(await orderReturnAddress(DB, settled), 303)
}
