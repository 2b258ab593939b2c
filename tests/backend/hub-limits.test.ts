import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import backend from '../../backend/index.ts'
import { ORIGIN, prepareDatabase } from './ask.ts'
import { addCustomer, PASSWORD } from './hub.ts'

const EMAIL = 'erik@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})

/** A login with a limit per key, and the keys that were counted. */
function limitedTo(most: { account: number; network: number }) {
  const keys: string[] = []
  const limitOf = (limit: number) => ({
    limit: async ({ key }: { key: string }) => ({ success: keys.push(key) && keys.filter((other) => other === key).length <= limit }),
  })
  const limits = { LOGIN_ACCOUNT_LIMIT: limitOf(most.account), LOGIN_NETWORK_LIMIT: limitOf(most.network) }
  const attempt = (email: string, password: string, address: string) =>
    backend.request(
      `${ORIGIN}/login/fi`,
      {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': address },
      },
      { ...env, ...limits },
    )
  return { keys, attempt }
}

test.each([EMAIL, 'ingen@st1.example'])('after too many attempts for %s even a correct password is not checked', async (email) => {
  const { attempt } = limitedTo({ account: 2, network: 99 })
  for (const address of ['198.51.100.1', '198.51.100.2']) expect((await attempt(email, 'fel', address)).status).toBe(401)
  const refused = await attempt(email, PASSWORD, '198.51.100.3')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await refused.text()).toContain('Yritä uudelleen minuutin kuluttua')
})

test('a network that tries many accounts is blocked, others are not; an IPv6 /64 network counts as one visitor', async () => {
  const { attempt } = limitedTo({ account: 99, network: 2 })
  for (const number of [1, 2]) expect((await attempt(`a${number}@st1.example`, 'fel', `2001:db8:7:7::${number}`)).status).toBe(401)
  expect((await attempt(EMAIL, PASSWORD, '2001:db8:7:7::3')).status).toBe(429)
  expect((await attempt(EMAIL, PASSWORD, '2001:db8:7:8::1')).status).toBe(303)
})

test('the limits do not receive an e-mail address', async () => {
  const { attempt, keys } = limitedTo({ account: 99, network: 99 })
  await attempt(EMAIL, 'fel', '198.51.100.1')
  expect(keys).toHaveLength(2)
  expect(keys.join()).not.toContain('@')
})

test.each(['LOGIN_ACCOUNT_LIMIT', 'LOGIN_NETWORK_LIMIT'] as const)('%s is bound and rejects more attempts than it allows', async (name) => {
  // A minute may end in between, so twice as many may pass.
  const outcomes: boolean[] = []
  for (let time = 0; time < 121; time += 1) outcomes.push((await env[name].limit({ key: 'hub-limits' })).success)
  expect(outcomes.slice(0, 20)).not.toContain(false)
  expect(outcomes).toContain(false)
})
