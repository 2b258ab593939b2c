import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import backend from '../../backend/index.ts'
import { ORIGIN, prepareDatabase } from './ask.ts'
import { addCustomer, cookieOf, PASSWORD } from './hub.ts'

const EMAIL = 'erik@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})

/** A login with a limit per key, and the keys that were counted. */
function limitedTo(most: { account: number; network: number }) {
  const keys: string[] = []
  const limitOf = (limit: number) => ({
    limit: async ({ key }: { key: string }) => ({
      success: keys.push(key) && keys.filter((other) => other === key).length <= limit,
    }),
  })
  const limits = {
    LOGIN_ACCOUNT_LIMIT: limitOf(most.account),
    LOGIN_NETWORK_LIMIT: limitOf(most.network),
  }
  const attempt = (email: string, password: string, address: string, cookie = '') =>
    backend.request(
      `${ORIGIN}/login/fi`,
      {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: {
          Origin: ORIGIN,
          'Sec-Fetch-Site': 'same-origin',
          'CF-Connecting-IP': address,
          Cookie: cookie,
        },
      },
      { ...env, ...limits },
    )
  return { keys, attempt }
}

test.each([EMAIL, 'ingen@st1.example'])(
  'after too many attempts for %s an unknown visitor’s password is not checked',
  async (email) => {
    const { attempt } = limitedTo({ account: 2, network: 99 })
    for (const address of ['198.51.100.1', '198.51.100.2'])
      expect((await attempt(email, 'fel', address)).status).toBe(401)
    const refused = await attempt(email, PASSWORD, '198.51.100.3')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await refused.text()).toContain('Yritä uudelleen minuutin kuluttua')
  },
)

describe('wrong passwords of strangers do not lock out the owner', () => {
  async function lockedAccount() {
    const login = limitedTo({ account: 2, network: 99 })
    const first = await login.attempt(EMAIL, PASSWORD, '203.0.113.7')
    const device = cookieOf(first, 'st1_device')
    for (const address of ['198.51.100.1', '198.51.100.2'])
      await login.attempt(EMAIL, 'fel', address)
    expect((await login.attempt(EMAIL, 'fel', '198.51.100.3', 'st1_device=guess')).status).toBe(429)
    return { ...login, device }
  }

  test('on a device that has logged in before', async () => {
    const { attempt, device } = await lockedAccount()
    expect((await attempt(EMAIL, PASSWORD, '192.0.2.1', device)).status).toBe(303)
    expect((await attempt(EMAIL, 'fel', '192.0.2.1', device)).status).toBe(401)
  })

  test('in a network that has logged in before', async () => {
    const { attempt } = await lockedAccount()
    expect((await attempt(EMAIL, PASSWORD, '203.0.113.7')).status).toBe(303)
  })

  test('but the device of another customer, and one whose login is too old, are unknown', async () => {
    const { attempt, device } = await lockedAccount()
    const other = 'aino@st1.example'
    await addCustomer(other)
    for (const address of ['198.51.100.4', '198.51.100.5']) await attempt(other, 'fel', address)
    expect((await attempt(other, PASSWORD, '192.0.2.1', device)).status).toBe(429)
    await env.DB.prepare('UPDATE known_visitors SET expires = 1').run()
    expect((await attempt(EMAIL, PASSWORD, '203.0.113.7', device)).status).toBe(429)
  })

  test('unless their network is over its own limit', async () => {
    const { attempt } = limitedTo({ account: 99, network: 1 })
    const device = cookieOf(await attempt(EMAIL, PASSWORD, '203.0.113.8'), 'st1_device')
    expect((await attempt(EMAIL, PASSWORD, '203.0.113.8', device)).status).toBe(429)
  })
})

test('a network that tries many accounts is blocked, others are not; an IPv6 /64 network counts as one visitor', async () => {
  const { attempt } = limitedTo({ account: 99, network: 2 })
  for (const number of [1, 2])
    expect((await attempt(`a${number}@st1.example`, 'fel', `2001:db8:7:7::${number}`)).status).toBe(
      401,
    )
  expect((await attempt(EMAIL, PASSWORD, '2001:db8:7:7::3')).status).toBe(429)
  expect((await attempt(EMAIL, PASSWORD, '2001:db8:7:8::1')).status).toBe(303)
})

test('the limits do not receive an e-mail address', async () => {
  const { attempt, keys } = limitedTo({ account: 99, network: 99 })
  await attempt(EMAIL, 'fel', '198.51.100.1')
  expect(keys).toHaveLength(2)
  expect(keys.join()).not.toContain('@')
})

test.each(['LOGIN_ACCOUNT_LIMIT', 'LOGIN_NETWORK_LIMIT'] as const)(
  '%s is bound and rejects more attempts than it allows',
  async (name) => {
    // A minute may end in between, so twice as many may pass.
    const outcomes: boolean[] = []
    for (let time = 0; time < 121; time += 1)
      outcomes.push((await env[name].limit({ key: 'hub-limits' })).success)
    expect(outcomes.slice(0, 20)).not.toContain(false)
    expect(outcomes).toContain(false)
  },
)
