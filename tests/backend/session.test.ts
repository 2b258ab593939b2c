import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { BackendEnv } from '../../backend/env.ts'
import { setSessionCookie } from '../../backend/hub/session.ts'
import { ask, prepareDatabase } from './ask.ts'
import { addCustomer, open, sessionCookieOf } from './hub.ts'

const EMAIL = 'olivia@st1.example'
const DAY_MS = 86_400_000

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})

async function status(cookie?: string): Promise<string | null> {
  return (await open('/api/v1/auth', cookie)).headers.get('x-user-status')
}

function age(days: number): Promise<unknown> {
  return env.DB.prepare('UPDATE sessions SET expires = expires - ?1, ends = ends - ?1')
    .bind(days * DAY_MS)
    .run()
}

test('auth returns an empty object with no-store and x-user-status: AUTHORIZED (§6)', async () => {
  const response = await open('/api/v1/auth', await sessionCookieOf(EMAIL))
  expect(response.headers.get('x-user-status')).toBe('AUTHORIZED')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({})
})

test.each([
  ['no cookie', undefined],
  ['an empty token', 'st1_session='],
  ['an unknown token', `st1_session=${'0'.repeat(64)}`],
  ['text that is not a token', "st1_session=' OR 1=1 --"],
  ['a very long token', `st1_session=${'a'.repeat(8_000)}`],
])('%s is ANONYMOUS', async (_name, cookie) => {
  expect(await status(cookie)).toBe('ANONYMOUS')
})

test('logout answers 204, ends the session and expires the cookie', async () => {
  const cookie = await sessionCookieOf(EMAIL)
  const response = await open('/api/v1/logout', cookie)
  expect(response.status).toBe(204)
  expect(response.headers.get('Set-Cookie')).toMatch(/^st1_session=;.*Max-Age=0/)
  expect(await status(cookie)).toBe('ANONYMOUS')
})

test.each(['cross-site', 'same-site'])('a %s link or picture does not log out', async (site) => {
  const cookie = await sessionCookieOf(EMAIL)
  const response = await ask('/api/v1/logout', {
    headers: { Cookie: cookie, 'Sec-Fetch-Site': site },
  })
  expect(response.status).toBe(403)
  expect(await status(cookie)).toBe('AUTHORIZED')
})

test('an unused session expires after seven days', async () => {
  const cookie = await sessionCookieOf(EMAIL)
  await age(7)
  expect(await status(cookie)).toBe('ANONYMOUS')
})

test('a used session lasts for thirty days at most', async () => {
  const cookie = await sessionCookieOf(EMAIL)
  const seen: (string | null)[] = []
  for (let day = 6; day <= 36; day += 6) {
    await age(6)
    seen.push(await status(cookie))
  }
  expect(seen).toEqual([
    'AUTHORIZED',
    'AUTHORIZED',
    'AUTHORIZED',
    'AUTHORIZED',
    'ANONYMOUS',
    'ANONYMOUS',
  ])
})

test.each([
  ['https://tili.example.fi/', 'example.fi example.se', true, 'example.fi'],
  ['https://example.se/', 'example.fi example.se', true, 'example.se'],
  ['https://notexample.fi/', 'example.fi', true, undefined],
  ['https://tili.example.fi/', '', true, undefined],
  ['http://localhost:8788/', '', false, undefined],
  ['http://127.0.0.1:8788/', '', false, undefined],
  ['http://localhost.evil.example/', '', true, undefined],
])('at %s with the domains "%s": Secure %s, Domain %s', async (url, domains, isSecure, domain) => {
  const app = new Hono<BackendEnv>().get('/', (c) => {
    setSessionCookie(c, 'token')
    return c.body(null)
  })
  const cookie =
    (await app.request(url, {}, { ...env, COOKIE_DOMAINS: domains })).headers.get('Set-Cookie') ??
    ''
  expect(cookie.includes('; Secure')).toBe(isSecure)
  expect(/; Domain=([^;]+)/.exec(cookie)?.[1]).toBe(domain)
})

test('logout expires the cookie for every possible domain, because the site’s host is unknown here', async () => {
  const { default: backend } = await import('../../backend/index.ts')
  const response = await backend.request(
    '/api/v1/logout',
    {},
    { ...env, COOKIE_DOMAINS: 'example.fi example.se' },
  )
  const domains = response.headers
    .getSetCookie()
    .map((cookie) => /; Domain=([^;]+)/.exec(cookie)?.[1])
  expect(domains).toEqual([undefined, 'example.fi', 'example.se'])
})

test('the mailbox, which contains paid codes, is shown only on a developer’s machine', async () => {
  const { default: backend } = await import('../../backend/index.ts')
  const abroad = { ...env, SITE_ORIGINS: 'http://localhost:8787 https://www.example.fi' }
  expect((await backend.request('/mailbox', {}, env)).status).toBe(200)
  expect((await backend.request('/mailbox', {}, abroad)).status).toBe(404)
})
