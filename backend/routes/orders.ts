import type { Context } from 'hono'
import {
  completeRequestSchema,
  idempotencyKeySchema,
  orderRequestSchema,
} from '#shared/contract/requests.ts'
import { type BackendEnv, siteOrigins } from '../env.ts'
import { draftOrder } from '../orders/draft-order.ts'
import type { Order } from '../orders/order.ts'
import { isSigned, orderReturnAddress, paymentAddress } from '../orders/sign-order.ts'
import { findDeliveries, orderResponse } from '../queries/find-orders.ts'
import { findOrder, findOrderByKey, insertOrder } from '../queries/orders.ts'
import { findCurrentOrder, recordPayment } from '../queries/record-payment.ts'
import { readBody } from '../read-request.ts'
import { errorResponse } from '../responses.ts'
import { hashOf } from '../secrets/tokens.ts'

/**
 * One idempotency key creates one order: repeated and parallel calls get the same order
 * (docs/contract.md).
 */
export async function initializeOrder(c: Context<BackendEnv>): Promise<Response> {
  const header = idempotencyKeySchema.safeParse(c.req.header('Idempotency-Key')?.toLowerCase())
  if (!header.success)
    return errorResponse(
      c,
      400,
      'IDEMPOTENCY_KEY_MISSING',
      'The header Idempotency-Key must be a UUID.',
    )
  const request = await readBody(c, orderRequestSchema)
  if (request instanceof Response) return request
  if (!isOfSite(request.returnUrl, c.env.SITE_ORIGINS))
    return errorResponse(c, 400, 'RETURN_URL_REFUSED', 'returnUrl is not an address of a site.')

  const { DB } = c.env
  const key = header.data
  // zod writes keys in the order of the schema, so equal bodies give equal text.
  const requestHash = await hashOf(JSON.stringify(request))
  const earlier = await findOrderByKey(DB, key)
  if (earlier !== undefined) return repeatResponse(c, earlier, requestHash)

  const draft = await draftOrder(DB, request, requestHash, new Date())
  if (draft.kind === 'refused') return errorResponse(c, 422, draft.code, draft.message)
  const isCreated = await insertOrder(DB, key, draft.order)
  const order = await findOrderByKey(DB, key)
  if (order === undefined) throw new Error('The order was not stored.')
  // Else a parallel call with this key has created the order.
  return isCreated ? startedResponse(c, order, 201) : repeatResponse(c, order, requestHash)
}

function repeatResponse(
  c: Context<BackendEnv>,
  order: Order,
  requestHash: string,
): Promise<Response> | Response {
  if (order.requestHash === requestHash) return startedResponse(c, order, 200)
  return errorResponse(
    c,
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This key belongs to an order with another body.',
  )
}

async function startedResponse(
  c: Context<BackendEnv>,
  order: Order,
  status: 200 | 201,
): Promise<Response> {
  const { DB } = c.env
  c.header('Cache-Control', 'no-store')
  if (order.totals.totalWithTax > 0)
    return c.json(
      { orderId: order.id, paymentUrl: await paymentAddress(DB, order.id, c.req.url) },
      status,
    )
  const paid = await recordFreeOrder(DB, order)
  if (paid === undefined)
    return errorResponse(c, 422, 'DISCOUNT_CODE_USED', 'Another order has used the discount code.')
  return c.json({ orderId: order.id, paymentUrl: await orderReturnAddress(DB, paid) }, status)
}

/**
 * An order of 0 € has no payment: it is paid at once, as after a payment. undefined if a parallel
 * order has used the discount code.
 */
async function recordFreeOrder(db: D1Database, order: Order): Promise<Order | undefined> {
  await recordPayment(db, order, { outcome: 'paid', now: new Date() })
  const recorded = await findOrder(db, order.id)
  return recorded?.status === 'paid' ? recorded : undefined
}

function isOfSite(address: string, origins: string): boolean {
  const { origin, username, password } = new URL(address)
  return username === '' && password === '' && siteOrigins(origins).includes(origin)
}

/** Creates no codes: recording the payment does. A pending payment that is due is recorded first. */
export async function completeOrder(c: Context<BackendEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const request = await readBody(c, completeRequestSchema)
  if (request instanceof Response) return request
  const { orderId, signature } = request
  const { DB } = c.env
  const order = (await isSigned(DB, orderId, 'return', signature))
    ? await findCurrentOrder(DB, orderId, new Date())
    : undefined
  // An unknown order gets the same response, so callers cannot find out which orders exist.
  if (order === undefined)
    return errorResponse(
      c,
      403,
      'SIGNATURE_REFUSED',
      'The signature does not belong to this order.',
    )
  const deliveries = await findDeliveries(DB, [order.id])
  return c.json(orderResponse(order, deliveries.get(order.id) ?? []))
}
