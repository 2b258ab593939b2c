import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../backend/secrets/tokens.ts'
import { prepareDatabase } from './ask.ts'
import { addCustomer, cookieOf, logIn, newestCode, post } from './hub.ts'

const EMAIL = 'erik@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})
beforeEach(() => env.DB.prepare('DELETE FROM login_attempts').run())

/** Wrong passwords of one visitor. */
async function fail(times: number, { email = EMAIL, address = '203.0.113.66' } = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await logIn(email, 'fel', { 'CF-Connecting-IP': address })).status)
  return statuses
}

function from(address: string, cookie?: string): Record<string, string> {
  return { 'CF-Connecting-IP': address, ...(cookie !== undefined && { Cookie: cookie }) }
}

/** Wrong passwords of so many visitors before, as strangers far and wide would send them. */
async function failFarAndWide(times: number): Promise<void> {
  await logIn(EMAIL, 'fel', from('198.51.100.1'))
  await env.DB.prepare('UPDATE login_attempts SET attempts = ?1 WHERE subject = ?2')
    .bind(times, await hashOf(`password of ${EMAIL} by strangers`))
    .run()
}

/** Fifteen minutes go by. */
function wait(): Promise<unknown> {
  return env.DB.prepare('UPDATE login_attempts SET expires = expires - ?1')
    .bind(15 * 60_000 + 1_000)
    .run()
}

async function askForCode(headers: Record<string, string>): Promise<string> {
  return cookieOf(await post('/login/fi/send-code', { email: EMAIL }, headers), 'st1_login_code')
}

const OWNER = '192.0.2.10'

test('the twentieth failure locks a visitor out of an account for 15 minutes, with the right password too', async () => {
  expect((await fail(20)).slice(-2)).toEqual([401, 429])
  const response = await logIn(EMAIL, undefined, from('203.0.113.66'))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  expect(await response.text()).toContain('15 minuutin kuluttua')
  await wait()
  expect((await logIn(EMAIL, undefined, from('203.0.113.66'))).status).toBe(303)
})

test('nobody locks a customer out: whatever strangers enter, the owner’s right password and right code work, again and again', async () => {
  for (let round = 0; round < 3; round += 1) {
    await fail(20)
    const stranger = await askForCode(from('203.0.113.66'))
    for (let time = 0; time < 6; time += 1) await post('/login/fi/code', { code: '000000' }, from('203.0.113.66', stranger))

    expect((await logIn(EMAIL, undefined, from(OWNER))).status).toBe(303)
    const cookie = await askForCode(from(OWNER))
    expect((await post('/login/fi/code', { code: await newestCode(EMAIL) }, from(OWNER, cookie))).status).toBe(303)
  }
})

test('five wrong passwords, a code and five wrong codes of a stranger on the owner’s own network lock nobody out', async () => {
  await fail(5, { address: OWNER })
  const stranger = await askForCode(from(OWNER))
  for (let time = 0; time < 5; time += 1) await post('/login/fi/code', { code: '000000' }, from(OWNER, stranger))
  expect((await logIn(EMAIL, undefined, from(OWNER))).status).toBe(303)
  const cookie = await askForCode(from(OWNER))
  expect((await post('/login/fi/code', { code: await newestCode(EMAIL) }, from(OWNER, cookie))).status).toBe(303)
})

test('a visitor with a whole IPv6 network is one visitor', async () => {
  const statuses: number[] = []
  for (let time = 1; time <= 21; time += 1) statuses.push((await logIn(EMAIL, 'fel', from(`2001:db8:7:7::${time}`))).status)
  expect(statuses.slice(-3)).toEqual([401, 429, 429])
  expect((await logIn(EMAIL, undefined, from('2001:db8:7:8::1'))).status).toBe(303)
})

test('guesses from everywhere are stopped; a browser the owner has logged in with, and a code by mail, are not', async () => {
  const known = cookieOf(await logIn(EMAIL, undefined, from(OWNER)), 'st1_login_known')
  await failFarAndWide(100)
  expect(await fail(1, { address: '198.51.100.77' })).toEqual([429])
  expect((await logIn(EMAIL, undefined, from(OWNER))).status).toBe(429)
  expect((await logIn(EMAIL, undefined, from(OWNER, known))).status).toBe(303)
  expect((await logIn(EMAIL, undefined, from(OWNER, `st1_login_known=${'0'.repeat(64)}`))).status).toBe(429)
  const cookie = await askForCode(from('192.0.2.11'))
  expect((await post('/login/fi/code', { code: await newestCode(EMAIL) }, from('192.0.2.11', cookie))).status).toBe(303)
})

test('a browser is known to the accounts it was logged in to, and has no endless guesses itself', async () => {
  const known = cookieOf(await logIn(EMAIL, undefined, from(OWNER)), 'st1_login_known')
  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1) statuses.push((await logIn(EMAIL, 'fel', from(`198.51.100.${time}`, known))).status)
  expect(statuses.slice(-3)).toEqual([401, 429, 429])
  expect((await logIn(EMAIL, undefined, from(OWNER))).status).toBe(303)
})

test('an address nobody has is locked out alike', async () => {
  expect((await fail(21, { email: 'ingen@st1.example' })).slice(-3)).toEqual([401, 429, 429])
})

test('trying on does not make the lock-out longer', async () => {
  await fail(20)
  await env.DB.prepare('UPDATE login_attempts SET expires = expires - 600000').run()
  expect(Number((await logIn(EMAIL, undefined, from('203.0.113.66'))).headers.get('Retry-After'))).toBeLessThanOrEqual(5 * 60)
})

test('a success begins the count anew', async () => {
  await fail(19)
  expect((await logIn(EMAIL, undefined, from('203.0.113.66'))).status).toBe(303)
  expect((await fail(19)).at(-1)).toBe(401)
})

test('thirty guesses at once are no more than twenty', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => logIn(EMAIL, 'fel', from('203.0.113.66'))))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(19)
})

test('who is locked out by guesses at the password can use a one-time code', async () => {
  await fail(20)
  expect((await post('/login/fi/send-code', { email: EMAIL }, from('203.0.113.66'))).status).toBe(303)
})

test('a network address that tries many accounts is locked out of all; others are not', async () => {
  const tries = from('203.0.113.7')
  await logIn('a0@st1.example', 'fel', tries)
  await env.DB.prepare('UPDATE login_attempts SET attempts = 59').run()
  expect((await logIn('a1@st1.example', 'fel', tries)).status).toBe(429)
  expect((await logIn(EMAIL, undefined, tries)).status).toBe(429)
  expect((await logIn(EMAIL, undefined, from('203.0.113.8'))).status).toBe(303)
})
