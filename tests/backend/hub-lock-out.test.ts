import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareDatabase } from './ask.ts'
import { addCustomer, logIn, post } from './hub.ts'

const EMAIL = 'erik@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})
beforeEach(() => env.DB.prepare('DELETE FROM login_attempts').run())

async function fail(times: number, email = EMAIL): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await logIn(email, 'fel')).status)
  return statuses
}

/** Fifteen minutes go by. */
function wait(): Promise<unknown> {
  return env.DB.prepare('UPDATE login_attempts SET expires = expires - ?1')
    .bind(15 * 60_000 + 1_000)
    .run()
}

test('the fifth failure locks the e-mail address out for 15 minutes, the right password too', async () => {
  expect(await fail(5)).toEqual([401, 401, 401, 401, 429])
  const response = await logIn(EMAIL)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  expect(await response.text()).toContain('15 minuutin kuluttua')
  await wait()
  expect((await logIn(EMAIL)).status).toBe(303)
})

test('an address nobody has is locked out alike', async () => {
  expect(await fail(6, 'ingen@st1.example')).toEqual([401, 401, 401, 401, 429, 429])
})

test('trying on does not make the lock-out longer', async () => {
  await fail(5)
  await env.DB.prepare('UPDATE login_attempts SET expires = expires - 600000').run()
  expect(Number((await logIn(EMAIL)).headers.get('Retry-After'))).toBeLessThanOrEqual(5 * 60)
})

test('a success begins the count anew', async () => {
  await fail(4)
  expect((await logIn(EMAIL)).status).toBe(303)
  expect(await fail(4)).toEqual([401, 401, 401, 401])
})

test('twenty guesses at once are no more than five', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => logIn(EMAIL, 'fel')))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(4)
})

test('who is locked out by guesses at the password can use a one-time code', async () => {
  await fail(5)
  expect((await post('/login/fi/send-code', { email: EMAIL })).status).toBe(303)
})

test('a network address that tries many accounts is locked out of all; others are not', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.7' }
  await logIn('a0@st1.example', 'fel', from)
  await env.DB.prepare('UPDATE login_attempts SET attempts = 39').run()
  expect((await logIn('a1@st1.example', 'fel', from)).status).toBe(429)
  expect((await logIn(EMAIL, undefined, from)).status).toBe(429)
  expect((await logIn(EMAIL, undefined, { 'CF-Connecting-IP': '203.0.113.8' })).status).toBe(303)
})
