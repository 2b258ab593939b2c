import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'
import { refuse } from './answers.ts'
import type { DeskEnv } from './desk-env.ts'
import { readBody } from './read-request.ts'
import { isSameSecret, newSession, sessionId } from './secrets.ts'
import { LOCAL, SESSION_COOKIE, sessionAnswer } from './session.ts'

const bodySchema = z.object({ token: z.string().check(z.maxLength(500)) })
/** a token is much shorter */
export const MAX_LOGIN_BYTES = 4_096

const DAY_S = 86_400
const MAX_FAILURES = 10
const WINDOW_MS = 60_000
const MAX_NETWORKS = 1_000

/** Module state: the times of failed logins by network, in this isolate. The limit slows down guessing; the token is random anyway. */
const failures = new Map<string, number[]>()

export async function login(c: Context<DeskEnv>): Promise<Response> {
  const { token } = await readBody(c, bodySchema)
  const { token: secret, DESK_DB } = c.env
  const now = Date.now()
  // counted per network, so that an attacker cannot lock out the owner
  const network = visitorNetwork(c.req.header('cf-connecting-ip') ?? '')
  const recent = (failures.get(network) ?? []).filter((at) => now - at < WINDOW_MS)
  if (recent.length >= MAX_FAILURES) return refuse(c, 429, { error: 'too-many-tries' })
  if (secret === undefined || !(await isSameSecret(token.trim(), secret))) {
    remember(network, [...recent, now])
    return refuse(c, 401, { error: 'wrong-token' })
  }
  failures.delete(network)
  const session = newSession()
  await DESK_DB.batch([
    DESK_DB.prepare('DELETE FROM sessions WHERE expires <= ?1').bind(now),
    DESK_DB.prepare('INSERT INTO sessions (id, expires) VALUES (?1, ?2)').bind(await sessionId(session, secret), now + DAY_S * 1_000),
  ])
  const secure = new URL(c.req.url).protocol === 'https:'
  setCookie(c, SESSION_COOKIE, session, { path: '/ops', httpOnly: true, sameSite: 'Strict', secure, maxAge: DAY_S })
  return c.json(sessionAnswer(c, LOCAL))
}

function remember(network: string, times: number[]): void {
  failures.delete(network)
  failures.set(network, times)
  const [oldest] = failures.keys()
  if (failures.size > MAX_NETWORKS && oldest !== undefined) failures.delete(oldest)
}

export async function logout(c: Context<DeskEnv>): Promise<Response> {
  const [cookie, { token, DESK_DB }] = [getCookie(c, SESSION_COOKIE), c.env]
  if (cookie !== undefined && token !== undefined)
    await DESK_DB.prepare('DELETE FROM sessions WHERE id = ?1')
      .bind(await sessionId(cookie, token))
      .run()
  deleteCookie(c, SESSION_COOKIE, { path: '/ops' })
  return c.json({})
}
