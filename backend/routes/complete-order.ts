import type { Context } from 'hono'
import { completeRequestSchema } from '#shared/contract/requests.ts'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'
import { completeAnswer } from '../orders/complete-answer.ts'
import { isSigned } from '../orders/sign-order.ts'
import { findCurrentOrder } from '../queries/current-order.ts'
import { findDeliveries } from '../queries/find-deliveries.ts'
import { readBody } from '../read-body.ts'

/** Tells, and changes nothing: the codes were made when the payment came. */
export async function completeOrder(c: Context<BackendEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const request = await readBody(c, completeRequestSchema)
  if (request instanceof Response) return request
  const { orderId, signature } = request
  const { DB } = c.env
  const order = (await isSigned(DB, orderId, 'return', signature)) ? await findCurrentOrder(DB, orderId, new Date()) : undefined
  // An order nobody knows is answered alike: whether it exists is told to the one it was given to only.
  if (order === undefined) return answerError(c, 403, 'SIGNATURE_REFUSED', 'The signature is not of this order.')
  const deliveries = await findDeliveries(DB, [order.id])
  return c.json(completeAnswer(order, deliveries.get(order.id) ?? []))
}
