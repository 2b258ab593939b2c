import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type BackendEnv, isLocalHost } from '../env.ts'
import { CODE_LIFETIME_MS } from '../queries/login-codes.ts'
import { isSignature, sign } from '../secrets/signature.ts'

/** Ties a one-time code to the browser that asked for it: a code read out to a stranger is of no use to them. */
const CODE_COOKIE = 'st1_login_code'
const PATH = '/login'

export function codeToken(c: Context<BackendEnv>): string | undefined {
  return getCookie(c, CODE_COOKIE)
}

export function setCodeCookie(c: Context<BackendEnv>, token: string): void {
  setCookie(c, CODE_COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge: CODE_LIFETIME_MS / 1_000,
  })
}

export function dropCodeCookie(c: Context<BackendEnv>): void {
  deleteCookie(c, CODE_COOKIE, { path: PATH })
}

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
