import type { Context } from 'hono'
import { idempotencyKeySchema, orderRequestSchema } from '#shared/contract/requests.ts'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'
import { siteOrigins } from '../site-origins.ts'
import { hashOf } from '../secrets/token.ts'
import { canonicalJson } from '../orders/canonical-json.ts'
import { draftOrder } from '../orders/draft-order.ts'
import type { Order } from '../orders/order.ts'
import { paymentAddress } from '../orders/payment-address.ts'
import { claimOrder, releaseClaim } from '../queries/claim-order.ts'
import { findOrderByKey } from '../queries/find-order.ts'
import { insertOrder } from '../queries/insert-order.ts'
import { readBody } from '../read-body.ts'

/** One key, one order: whoever asks again, and however many at once, gets the same (contract.md, "Digital products"). */
export async function initializeOrder(c: Context<BackendEnv>): Promise<Response> {
  const header = idempotencyKeySchema.safeParse(c.req.header('Idempotency-Key')?.toLowerCase())
  if (!header.success) return answerError(c, 400, 'IDEMPOTENCY_KEY_MISSING', 'The header Idempotency-Key must be a UUID.')
  const request = await readBody(c, orderRequestSchema)
  if (request instanceof Response) return request
  if (!isOfSite(request.returnUrl, c.env.SITE_ORIGINS))
    return answerError(c, 400, 'RETURN_URL_REFUSED', 'returnUrl is no address of a site.')

  const { DB } = c.env
  const key = header.data
  const requestHash = await hashOf(canonicalJson(request))
  const earlier = await findOrderByKey(DB, key)
  if (earlier !== undefined) return answerAgain(c, earlier, requestHash)

  const now = new Date()
  if (!(await claimOrder(DB, key, now))) {
    c.header('Retry-After', '1')
    return answerError(c, 409, 'ORDER_IN_WORK', 'The first call with this key is still being handled.')
  }
  try {
    const draft = await draftOrder(DB, request, requestHash, now)
    if (draft.kind === 'refused') return answerError(c, 422, draft.code, draft.message)
    if (await insertOrder(DB, key, draft.order)) return answerOrder(c, draft.order.id, 201)
  } finally {
    await releaseClaim(DB, key)
  }
  // Another call made the order between our look-up and our claim.
  const order = await findOrderByKey(DB, key)
  if (order === undefined) throw new Error('An order is neither made nor there.')
  return answerAgain(c, order, requestHash)
}

function answerAgain(c: Context<BackendEnv>, order: Order, requestHash: string): Promise<Response> | Response {
  if (order.requestHash === requestHash) return answerOrder(c, order.id, 200)
  return answerError(c, 422, 'IDEMPOTENCY_KEY_REUSED', 'This key belongs to an order with another body.')
}

async function answerOrder(c: Context<BackendEnv>, orderId: string, status: 200 | 201): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return c.json({ orderId, paymentUrl: await paymentAddress(c.env.DB, orderId, c.req.url) }, status)
}

function isOfSite(address: string, origins: string): boolean {
  const { origin, username, password } = new URL(address)
  return username === '' && password === '' && siteOrigins(origins).includes(origin)
}
