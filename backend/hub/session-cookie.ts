import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import type { BackendEnv } from '../env.ts'
import { LONGEST_SESSION_MS } from '../queries/sessions.ts'
import { isLocalHost } from '../local-host.ts'

export function sessionToken(c: Context<BackendEnv>): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

export function setSessionCookie(c: Context<BackendEnv>, token: string): void {
  const { hostname } = new URL(c.req.url)
  const domain = cookieDomains(c).find((parent) => hostname === parent || hostname.endsWith(`.${parent}`))
  writeCookie(c, token, LONGEST_SESSION_MS / 1_000, domain)
}

/** For every domain it may stand at: the site passes the answer on, and its host is not known here. Browsers ignore those of others. */
export function expireSessionCookie(c: Context<BackendEnv>): void {
  for (const domain of [undefined, ...cookieDomains(c)]) writeCookie(c, '', 0, domain)
}

function writeCookie(c: Context<BackendEnv>, value: string, maxAge: number, domain: string | undefined): void {
  setCookie(c, SESSION_COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge,
    ...(domain !== undefined && { domain }),
  })
}

function cookieDomains(c: Context<BackendEnv>): string[] {
  return c.env.COOKIE_DOMAINS.split(/\s+/).filter(Boolean)
}
