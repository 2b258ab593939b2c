import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { readCustomer } from '#shared/contract/customer.ts'
import { readOrders } from '#shared/contract/order.ts'
import { ask, prepareDatabase, readAnswer } from './ask.ts'
import { addCustomer, open, sessionCookieOf } from './hub.ts'

const EMAIL = 'aino.k@st1.example'
const NEWCOMER = 'uusi@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  const [id] = await Promise.all([
    addCustomer(EMAIL, { phone: '+358401234567' }),
    addCustomer(NEWCOMER),
  ])
  await env.DB.prepare(
    `INSERT INTO customer_cards (id, customer_id, name, last_digits, valid_until)
     VALUES ('c1', ?1, 'Business', '1234', '2027-01-31'), ('c2', ?1, 'Mastercard', '9876', '2029-01-31'), ('c3', 'other', 'X', '0000', '2029-01-31')`,
  )
    .bind(id)
    .run()
  await insertOrder('AAAA-AAAA-AAAA', EMAIL, '2026-01-01T10:00:00.000Z')
  await insertOrder('BBBB-BBBB-BBBB', EMAIL, '2026-02-01T10:00:00.000Z')
  await insertOrder('CCCC-CCCC-CCCC', 'somebody@st1.example', '2026-02-01T10:00:00.000Z')
})

async function insertOrder(id: string, email: string, created: string): Promise<void> {
  const customer = {
    email,
    firstname: 'A',
    lastname: 'B',
    telephonePrefix: 'FIN|358',
    telephoneNumber: '',
    marketing: [],
  }
  const totals = { discount: 0, taxAmount: 2, totalWithTax: 10, totalWithoutTax: 8 }
  const body = {
    ...{
      requestHash: '',
      locale: 'fi-FI',
      customer,
      sendSms: false,
      paymentType: 'card',
      paymentName: null,
    },
    ...{ returnUrl: 'http://localhost:8787/', items: [], totals, deliveryConsent: false },
  }
  await env.DB.prepare(
    `INSERT INTO orders (id, idempotency_key, email, body, status, created) VALUES (?1, ?1, ?2, ?3, 'paid', ?4)`,
  )
    .bind(id, email, JSON.stringify(body), created)
    .run()
}

async function tokenOf(email: string): Promise<string> {
  return (await sessionCookieOf(email)).split('=')[1] ?? ''
}

test('the session identifies the customer, and emailToken contains the e-mail address (§3)', async () => {
  const response = await open(`/cms/my-pages/${await tokenOf(EMAIL)}`)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const customer: unknown = await response.json()
  expect(customer).toEqual({
    firstName: 'Aino',
    lastName: 'Virtanen',
    emailToken: EMAIL,
    phoneNumber: '+358401234567',
  })
})

test('a customer may have no phone number', async () => {
  const customer = await readAnswer(open(`/cms/my-pages/${await tokenOf(NEWCOMER)}`), readCustomer)
  expect(customer.phoneNumber).toBe('')
})

test('only the customer’s own cards are returned, masked, the one with the latest expiry first', async () => {
  const response = await open(`/cms/my-pages/${await tokenOf(EMAIL)}/cards`)
  expect(await response.json()).toEqual({
    cards: [
      { id: 'c2', name: 'Mastercard', maskedNumber: '•••• 9876', validUntil: '2029-01-31' },
      { id: 'c1', name: 'Business', maskedNumber: '•••• 1234', validUntil: '2027-01-31' },
    ],
  })
})

test('only the customer’s own orders are returned, newest first', async () => {
  const answer = await readAnswer(open(`/cms/my-pages/${await tokenOf(EMAIL)}/orders`), readOrders)
  expect(answer.orders.map(({ orderId }) => orderId)).toEqual(['BBBB-BBBB-BBBB', 'AAAA-AAAA-AAAA'])
})

test('a customer without cards and orders gets empty lists', async () => {
  const token = await tokenOf(NEWCOMER)
  expect(await (await open(`/cms/my-pages/${token}/cards`)).json()).toEqual({ cards: [] })
  expect(await (await open(`/cms/my-pages/${token}/orders`)).json()).toEqual({ orders: [] })
})

test.each(['', '/cards', '/orders'])(
  'the customer endpoint %s rejects unknown, ended and expired tokens',
  async (rest) => {
    const [ended, expired] = [await tokenOf(EMAIL), await tokenOf(EMAIL)]
    await open('/api/v1/logout', `st1_session=${ended}`)
    await env.DB.prepare('UPDATE sessions SET expires = 0').run()
    for (const token of ['token', '0'.repeat(64), ended, expired, '%27%20OR%201=1']) {
      const response = await ask(`/cms/my-pages/${token}${rest}`)
      expect(response.status).toBe(401)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  },
)

test('no token or e-mail address is logged, not even when the database fails', async () => {
  const lines: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => void lines.push(line))
  const token = await tokenOf(EMAIL)
  const { default: backend } = await import('../../backend/index.ts')
  const broken = {
    ...env,
    DB: {
      prepare: () => {
        throw new Error('D1 is down')
      },
    },
  }
  const response = await backend.request(`/cms/my-pages/${token}`, {}, broken)
  expect(response.status).toBe(500)
  expect(JSON.stringify(lines)).toContain('D1 is down')
  expect(JSON.stringify(lines)).not.toContain(token)
  expect(JSON.stringify(lines)).not.toContain(EMAIL)
})
