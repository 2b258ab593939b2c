import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import type { BackendEnv } from '../env.ts'
import { expireSessionCookie, sessionToken } from '../hub/session-cookie.ts'
import { endSession, findSession } from '../queries/sessions.ts'

/** §6: the header says who the visitor is. */
export async function checkSession(c: Context<BackendEnv>): Promise<Response> {
  const customerId = await findSession(c.env.DB, sessionToken(c), Date.now())
  const status = customerId === undefined ? 'ANONYMOUS' : 'AUTHORIZED'
  return c.json({}, 200, { 'x-user-status': status, 'Cache-Control': 'no-store' })
}

/** The site's worker asks. A browser that comes here by another site's link or picture is logged out by nobody. */
export async function logOut(c: Context<BackendEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin') return answerError(c, 403, 'FOREIGN_ORIGIN', 'Only the site logs a visitor out.')
  await endSession(c.env.DB, sessionToken(c))
  expireSessionCookie(c)
  return c.body(null, 204)
}
