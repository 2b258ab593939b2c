import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'
import { type BackendEnv, isLocalHost } from '../env.ts'
import {
  isKnownVisitor,
  KNOWN_MS,
  rememberVisitor,
  type VisitorTrait,
} from '../queries/known-visitors.ts'
import { isToken, newToken } from '../secrets/tokens.ts'

/** Recognises a device that has logged in. It is no login: it only passes the limit per account. */
const DEVICE_COOKIE = 'st1_device'

/** Whether the customer has logged in with this device or from this network before. */
export function isKnownHere(c: Context<BackendEnv>, customerId: string): Promise<boolean> {
  const token = getCookie(c, DEVICE_COOKIE)
  const device: VisitorTrait[] = isToken(token) ? [`device ${token}`] : []
  return isKnownVisitor(c.env.DB, customerId, [...device, ...networkTraits(c)], Date.now())
}

/** After a login. The device gets a new token, because an attacker may have set the earlier one. */
export async function rememberHere(c: Context<BackendEnv>, customerId: string): Promise<void> {
  const token = newToken()
  await rememberVisitor(c.env.DB, customerId, [`device ${token}`, ...networkTraits(c)], Date.now())
  const secure = !isLocalHost(c.req.url)
  setCookie(c, DEVICE_COOKIE, token, {
    path: '/login',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: KNOWN_MS / 1_000,
  })
}

function networkTraits(c: Context<BackendEnv>): VisitorTrait[] {
  const visitor = c.req.header('cf-connecting-ip')
  return visitor === undefined ? [] : [`network ${visitorNetwork(visitor)}`]
}
