import type { Context } from 'hono'
import { detectLocale } from '#shared/locale/detect-locale.ts'
import type { BackendEnv } from '../env.ts'
import type { Order } from '../orders/order.ts'
import { isSigned, orderReturnAddress } from '../orders/sign-order.ts'
import { findOrder } from '../queries/orders.ts'
import {
  findCurrentOrder,
  isDiscountUsedElsewhere,
  type PaymentResult,
  recordPayment,
} from '../queries/record-payment.ts'
import { readForm } from '../read-request.ts'
import { CHOICES, isChoice, messagePage, paymentPage, stoppedPage } from './payment-pages.ts'

const CONFIRMATION_MS = 10_000

export async function showPayment(c: Context<BackendEnv>): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const order = await findSignedOrder(c, token, new Date())
  if (order === undefined) return refusePayment(c)
  if (order.status === 'open' && (await isDiscountUsedElsewhere(c.env.DB, order)))
    return c.html(stoppedPage(order, token), 409)
  return c.html(paymentPage(order, token, await orderReturnAddress(c.env.DB, order)))
}

/** Does not reveal whether the order exists. */
export function refusePayment(c: Context<BackendEnv>): Response | Promise<Response> {
  return c.html(
    messagePage(detectLocale({ acceptLanguage: c.req.header('Accept-Language') }), 'unknown'),
    403,
  )
}

/**
 * Handles a press of a button. After the first one, every press redirects to the site with the
 * recorded result.
 */
export async function submitPayment(c: Context<BackendEnv>): Promise<Response> {
  const { DB } = c.env
  const now = new Date()
  const form = await readForm(c)
  const order = await findSignedOrder(c, form('token'), now)
  const result = resultOf(form('choice'), now)
  if (order === undefined || result === undefined) return refusePayment(c)
  await recordPayment(DB, order, result)
  const current = (await findOrder(DB, order.id)) ?? order
  if (current.status === 'open') return c.html(stoppedPage(order, form('token')), 409)
  return c.redirect(await orderReturnAddress(DB, current), 303)
}

/** undefined for an unknown order and for a wrong token alike */
async function findSignedOrder(
  c: Context<BackendEnv>,
  token: string,
  now: Date,
): Promise<Order | undefined> {
  const orderId = c.req.param('orderId') ?? ''
  return (await isSigned(c.env.DB, orderId, 'pay', token))
    ? findCurrentOrder(c.env.DB, orderId, now)
    : undefined
}

/** undefined for a value that no button sends */
function resultOf(choice: string, now: Date): PaymentResult | undefined {
  if (!isChoice(choice)) return undefined
  const result = { outcome: CHOICES[choice], now }
  return choice === 'pendingThenPaid'
    ? { ...result, confirmsAt: new Date(now.getTime() + CONFIRMATION_MS) }
    : result
}
