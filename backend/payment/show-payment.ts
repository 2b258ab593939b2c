import type { Context } from 'hono'
import { detectLocale } from '#shared/locale/detect-locale.ts'
import type { BackendEnv } from '../env.ts'
import { orderReturnAddress } from '../orders/order-return-address.ts'
import { isDiscountUsedElsewhere } from '../queries/discount-uses.ts'
import { findPayable } from './find-payable.ts'
import { messagePage } from './message-page.ts'
import { paymentPage } from './payment-page.ts'
import { stoppedPage } from './stopped-page.ts'

export async function showPayment(c: Context<BackendEnv>): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const order = await findPayable(c, token, new Date())
  if (order === undefined) return refusePayment(c)
  if (order.status === 'open' && (await isDiscountUsedElsewhere(c.env.DB, order))) return c.html(stoppedPage(order, token), 409)
  return c.html(paymentPage(order, token, await orderReturnAddress(c.env.DB, order)))
}

/** It is not said whether the order exists. */
export function refusePayment(c: Context<BackendEnv>): Response | Promise<Response> {
  return c.html(messagePage(detectLocale({ acceptLanguage: c.req.header('Accept-Language') }), 'unknown'), 403)
}
