import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import { type BackendEnv, isLocalHost } from '../env.ts'
import { type Customer, findCustomer } from '../queries/customers.ts'
import { endSession, findSession, MAX_SESSION_MS, startSession } from '../queries/sessions.ts'
import { returnAddress } from './hub-address.ts'
import { rememberHere } from './known-visitor.ts'

export async function customerOf(
  c: Context<BackendEnv>,
  token = sessionToken(c),
): Promise<Customer | undefined> {
  const customerId = await findSession(c.env.DB, token, Date.now())
  return customerId === undefined ? undefined : findCustomer(c.env.DB, customerId)
}

/** Ends the browser's earlier session, because an attacker may have set it (session fixation). */
export async function openSession(c: Context<BackendEnv>, customerId: string): Promise<Response> {
  await endSession(c.env.DB, sessionToken(c))
  setSessionCookie(c, await startSession(c.env.DB, customerId, Date.now()))
  await rememberHere(c, customerId)
  return c.redirect(returnAddress(c), 303)
}

export function sessionToken(c: Context<BackendEnv>): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

export function setSessionCookie(c: Context<BackendEnv>, token: string): void {
  const { hostname } = new URL(c.req.url)
  const domain = cookieDomains(c).find(
    (parent) => hostname === parent || hostname.endsWith(`.${parent}`),
  )
  writeCookie(c, token, MAX_SESSION_MS / 1_000, domain)
}

/**
 * For every possible domain: the site forwards this response, so its host is unknown here. Browsers
 * ignore other hosts' domains.
 */
export function expireSessionCookie(c: Context<BackendEnv>): void {
  for (const domain of [undefined, ...cookieDomains(c)]) writeCookie(c, '', 0, domain)
}

function writeCookie(
  c: Context<BackendEnv>,
  value: string,
  maxAge: number,
  domain: string | undefined,
): void {
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
