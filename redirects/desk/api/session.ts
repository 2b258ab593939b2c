import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import { readList, readRecord, readText } from '#shared/contract/read-values.ts'
import type { Session } from '../wire.ts'
import { refuse } from './answers.ts'
import type { DeskEnv, Who } from './desk-env.ts'
import listedHosts from '../../hosts.txt?raw'
import { readHosts } from '#redirects/check/read-hosts.ts'
import { sessionId } from './secrets.ts'

export const SESSION_COOKIE = 'desk'

/** The user who logs in with the token. */
export const LOCAL: Who = { who: 'local', role: 'editor' }

/** 401 without a session. */
export const requireSession = createMiddleware<DeskEnv>(async function requireSession(c, next) {
  const session = (await accessSession(c)) ?? (await tokenSession(c))
  if (!session) return refuse(c, 401, { error: 'not-logged-in' })
  c.set('session', session)
  return next()
})

export const requireEditor = createMiddleware<DeskEnv>(async function requireEditor(c, next) {
  return c.get('session').role === 'editor' ? next() : refuse(c, 403, { error: 'readers-change-nothing' })
})

/** The user of Cloudflare Access, if one of their groups has access to the desk. */
async function accessSession({ env }: Context<DeskEnv>): Promise<Who | undefined> {
  const identity = await env.access?.getIdentity()
  if (!identity) return undefined
  const groups = readList(identity['groups']).flatMap((group) => readText(group) ?? readText(readRecord(group)?.['name']) ?? [])
  const who = readText(identity.email)
  const isOf = (names: readonly string[]) => groups.some((group) => names.includes(group))
  if (who === undefined) return undefined
  if (isOf(env.editors)) return { who, role: 'editor' }
  return isOf(env.readers) ? { who, role: 'reader' } : undefined
}

async function tokenSession(c: Context<DeskEnv>): Promise<Who | undefined> {
  const { token, DESK_DB } = c.env
  const cookie = getCookie(c, SESSION_COOKIE)
  if (token === undefined || cookie === undefined) return undefined
  const session = await DESK_DB.prepare('SELECT 1 FROM sessions WHERE id = ?1 AND expires > ?2')
    .bind(await sessionId(cookie, token), Date.now())
    .first()
  return session ? LOCAL : undefined
}

export function sessionAnswer({ env }: Context<DeskEnv>, who: Who): Session {
  return { ...who, hosts: env.site.domains, ownHosts: [...readHosts(listedHosts)] }
}
