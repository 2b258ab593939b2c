import type { Context } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { SESSION_COOKIE } from '#shared/contract/session-cookie.ts'
import type { BackendEnv } from '../env.ts'

/** §6: the header says who the visitor is. There is no login yet, so everybody is anonymous. */
export function checkSession(c: Context<BackendEnv>): Response {
  return c.json({}, 200, { 'x-user-status': 'ANONYMOUS', 'Cache-Control': 'no-store' })
}

export function endSession(c: Context<BackendEnv>): Response {
  deleteCookie(c, SESSION_COOKIE, { path: '/' })
  return c.body(null, 204, { 'Cache-Control': 'no-store' })
}
