import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BackendEnv } from '../env.ts'
import { isLocalHost } from '../local-host.ts'
import { isSignature, sign } from '../secrets/signature.ts'

/** A browser in which this customer has logged in before: strangers' guesses elsewhere do not count against it. */
const KNOWN_COOKIE = 'st1_login_known'
const SECRET = 'known-browsers'
const DAY_S = 86_400

export async function isKnownBrowser(c: Context<BackendEnv>, email: string): Promise<boolean> {
  return isSignature(c.env.DB, SECRET, email, getCookie(c, KNOWN_COOKIE) ?? '')
}

export async function rememberBrowser(c: Context<BackendEnv>, email: string): Promise<void> {
  setCookie(c, KNOWN_COOKIE, await sign(c.env.DB, SECRET, email), {
    path: '/login',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge: 180 * DAY_S,
  })
}
