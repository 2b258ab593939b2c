import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { type Customer, findCustomer } from '../queries/find-customer.ts'
import { endSession, findSession, startSession } from '../queries/sessions.ts'
import { placeToReturnTo } from './hub-address.ts'
import { rememberBrowser } from './known-browser.ts'
import { sessionToken, setSessionCookie } from './session-cookie.ts'

export async function customerOf(c: Context<BackendEnv>): Promise<Customer | undefined> {
  const customerId = await findSession(c.env.DB, sessionToken(c), Date.now())
  return customerId === undefined ? undefined : findCustomer(c.env.DB, customerId)
}

/** Always a new session: the one this browser came with, whoever put it there, ends. */
export async function openSession(c: Context<BackendEnv>, { customerId, email }: { customerId: string; email: string }): Promise<Response> {
  await endSession(c.env.DB, sessionToken(c))
  setSessionCookie(c, await startSession(c.env.DB, customerId, Date.now()))
  await rememberBrowser(c, email)
  return c.redirect(placeToReturnTo(c), 303)
}
