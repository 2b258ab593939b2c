import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import type { AppEnv } from '../app-env.ts'

/** The session cookie's value as text, for the ':token' of a path. */
export function sessionToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

/** The session cookie as the visitor sent it, octet by octet, and no other: the backend that set it compares what it set. */
export function sessionCookie(c: Context<AppEnv>): string | undefined {
  const cookies = c.req.header('cookie')?.split(';') ?? []
  return cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
}
