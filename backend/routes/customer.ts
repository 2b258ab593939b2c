// The customer endpoints. The token in the address is the session cookie's value and must never be
// logged.

import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { customerOf, expireSessionCookie, sessionToken } from '../hub/session.ts'
import { type Customer, findCards } from '../queries/customers.ts'
import { listOrdersOf } from '../queries/find-orders.ts'
import { endSession, findSession } from '../queries/sessions.ts'
import { errorResponse } from '../responses.ts'

export function showCustomer(c: Context<BackendEnv>): Promise<Response> {
  return customerResponse(c, ({ firstName, lastName, email, phone }) => ({
    firstName,
    lastName,
    emailToken: email,
    phoneNumber: phone,
  }))
}

export function listCustomerCards(c: Context<BackendEnv>): Promise<Response> {
  return customerResponse(c, async ({ id }) => ({ cards: await findCards(c.env.DB, id) }))
}

export function listCustomerOrders(c: Context<BackendEnv>): Promise<Response> {
  return customerResponse(c, async ({ email }) => ({
    orders: await listOrdersOf(c.env.DB, email, c.var.locale),
  }))
}

/** 401 if the token has no session or its session has expired. */
async function customerResponse(
  c: Context<BackendEnv>,
  answer: (customer: Customer) => object | Promise<object>,
): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const customer = await customerOf(c, c.req.param('token') ?? '')
  if (customer === undefined)
    return errorResponse(c, 401, 'UNAUTHORIZED', 'No session has this token.')
  return c.json(await answer(customer))
}

/** §6: the header identifies the visitor. */
export async function checkSession(c: Context<BackendEnv>): Promise<Response> {
  const customerId = await findSession(c.env.DB, sessionToken(c), Date.now())
  const status = customerId === undefined ? 'ANONYMOUS' : 'AUTHORIZED'
  return c.json({}, 200, { 'x-user-status': status, 'Cache-Control': 'no-store' })
}

/** Called by the site's worker. A link or picture on another site cannot log a browser out. */
export async function logOut(c: Context<BackendEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin')
    return errorResponse(c, 403, 'FOREIGN_ORIGIN', 'Only the site may log a visitor out.')
  await endSession(c.env.DB, sessionToken(c))
  expireSessionCookie(c)
  return c.body(null, 204)
}
