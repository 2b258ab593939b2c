// The customer endpoints. The token is the session cookie's value; it stands in the address and must come into no log.
import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'
import { findCards } from '../queries/find-cards.ts'
import { type Customer, findCustomer } from '../queries/find-customer.ts'
import { listOrdersOf } from '../queries/find-orders.ts'
import { findSession } from '../queries/sessions.ts'

export function showCustomer(c: Context<BackendEnv>): Promise<Response> {
  return answerCustomer(c, ({ firstName, lastName, email, phone }) => ({ firstName, lastName, emailToken: email, phoneNumber: phone }))
}

export function listCustomerCards(c: Context<BackendEnv>): Promise<Response> {
  return answerCustomer(c, async ({ id }) => ({ cards: await findCards(c.env.DB, id) }))
}

export function listCustomerOrders(c: Context<BackendEnv>): Promise<Response> {
  return answerCustomer(c, async ({ email }) => ({ orders: await listOrdersOf(c.env.DB, email) }))
}

/** 401 to a token that is no session's, or no longer. */
async function answerCustomer(c: Context<BackendEnv>, answer: (customer: Customer) => object | Promise<object>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const customerId = await findSession(c.env.DB, c.req.param('token'), Date.now())
  const customer = customerId === undefined ? undefined : await findCustomer(c.env.DB, customerId)
  if (customer === undefined) return answerError(c, 401, 'UNAUTHORIZED', 'No session has this token.')
  return c.json(await answer(customer))
}
