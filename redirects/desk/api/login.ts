import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { refuse } from './answers.ts'
import type { DeskEnv } from './desk-env.ts'
import { readBody } from './read-request.ts'
import { isSameSecret, sessionOfToken } from './secrets.ts'
import { LOCAL, SESSION_COOKIE, sessionAnswer } from './session.ts'

const bodySchema = z.object({ token: z.string().check(z.maxLength(500)) })

const DAY_S = 86_400
const MAX_FAILURES = 10
const WINDOW_MS = 60_000

/** Module state: times of failed logins in this isolate. The token is random and cannot be guessed; the limit saves CPU. */
const failures: number[] = []

export async function login(c: Context<DeskEnv>): Promise<Response> {
  const { token } = await readBody(c, bodySchema)
  const secret = c.env.token
  const now = Date.now()
  while (failures[0] !== undefined && failures[0] < now - WINDOW_MS) failures.shift()
  if (failures.length >= MAX_FAILURES) return refuse(c, 429, { error: 'too-many-tries' })
  if (secret === undefined || !(await isSameSecret(token.trim(), secret))) {
    failures.push(now)
    return refuse(c, 401, { error: 'wrong-token' })
  }
  const secure = new URL(c.req.url).protocol === 'https:'
  setCookie(c, SESSION_COOKIE, await sessionOfToken(secret), { path: '/ops', httpOnly: true, sameSite: 'Strict', secure, maxAge: DAY_S })
  return c.json(sessionAnswer(c, LOCAL))
}

export function logout(c: Context<DeskEnv>): Response {
  deleteCookie(c, SESSION_COOKIE, { path: '/ops' })
  return c.json({})
}
