import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listOrdersOf } from '../../backend/queries/find-orders.ts'
import { prepareDatabase } from './ask.ts'
import {
  complete,
  completed,
  count,
  errorOf,
  ordered,
  orderRequest,
  paidWith,
  press,
  productRow,
  SHOP,
} from './shop.ts'

beforeAll(() => prepareDatabase(...SHOP))

describe('completing an order', () => {
  test('returns its codes, one for each wash of each bundle, valid for a year', async () => {
    const { paymentUrl } = await ordered({
      items: [
        { code: 'BUNDLE', quantity: 2 },
        { code: 'COFFEE', quantity: 1 },
      ],
    })
    const answer = await completed(await paidWith(paymentUrl, 'paid'))
    expect(answer).toMatchObject({
      status: 'paid',
      totals: { discount: 0, totalWithTax: 183.9, taxAmount: 36.89, totalWithoutTax: 147.01 },
      items: [
        { name: 'Viiden paketti', quantity: 2, price: 89 },
        { name: 'Kahvi', quantity: 1, price: 5.9 },
      ],
    })
    expect(answer.deliveries.map(({ productName }) => productName)).toEqual([
      ...Array.from({ length: 10 }, () => 'Perfect-pesu'),
      'Kahvi',
    ])
    expect(new Set(answer.deliveries.map(({ code }) => code)).size).toBe(11)
    for (const { code, validUntil } of answer.deliveries) {
      expect(code).toMatch(/^ST1-\d{8}$/)
      const days = (Date.parse(validUntil) - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(363)
      expect(days).toBeLessThan(367)
    }
  })

  test('twice returns the same response and delivers once', async () => {
    const { paymentUrl } = await ordered()
    const returned = await paidWith(paymentUrl, 'paid')
    const [codes, mails] = [await count('deliveries'), await count('mails')]
    const answers = await Promise.all([
      completed(returned),
      completed(returned),
      completed(returned),
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect([await count('deliveries'), await count('mails')]).toEqual([codes, mails])
  })

  test('uses the prices from when it was created', async () => {
    await env.DB.prepare(productRow({ code: 'MOVES', cents: 1000, name: 'Liikkuva' })).run()
    const { paymentUrl } = await ordered({ items: [{ code: 'MOVES', quantity: 3 }] })
    await env.DB.prepare(`DELETE FROM products WHERE code = 'MOVES'`).run()
    expect(await completed(await paidWith(paymentUrl, 'paid'))).toMatchObject({
      totals: { totalWithTax: 30 },
      items: [{ name: 'Liikkuva', quantity: 3, price: 10 }],
    })
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['pending', 'pending'],
  ])('delivers nothing if the payment is %s', async (choice, status) => {
    const { paymentUrl } = await ordered()
    expect(await completed(await paidWith(paymentUrl, choice))).toMatchObject({
      status,
      deliveries: [],
    })
  })

  test('returns "paid" after a pending payment is confirmed, with the same signature', async () => {
    const { paymentUrl } = await ordered()
    const returned = await paidWith(paymentUrl, 'pending')
    expect(returned.get('status')).toBe('pending')
    await press(paymentUrl, 'paid')
    expect(await completed(returned)).toMatchObject({
      status: 'paid',
      deliveries: [{ productName: 'Peruspesu' }],
    })
  })

  test('confirms a pending payment once when its time has come, on any read', async () => {
    const { orderId, paymentUrl } = await ordered()
    const returned = await paidWith(paymentUrl, 'pendingThenPaid')
    expect((await completed(returned)).status).toBe('pending')
    await env.DB.prepare('UPDATE orders SET confirms_at = ?2 WHERE id = ?1')
      .bind(orderId, new Date().toISOString())
      .run()
    const before = await count('deliveries')
    const answers = await Promise.all([
      completed(returned),
      completed(returned),
      completed(returned),
      completed(returned),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'paid', deliveries: [{ productName: 'Peruspesu' }] })
    expect(await count('deliveries')).toBe(before + 1)
  })

  test('returns "pending" if the visitor left the payment page without a choice', async () => {
    const { orderId, paymentUrl } = await ordered()
    const other = await paidWith((await ordered()).paymentUrl, 'cancelled')
    expect((await complete(orderId, other.get('signature'))).status).toBe(403)
    const returned = await paidWith(paymentUrl, 'paid')
    await env.DB.prepare(`UPDATE orders SET status = 'open' WHERE id = ?1`).bind(orderId).run()
    expect((await completed(returned)).status).toBe('pending')
  })

  test.each([
    ['a wrong signature', (id: string) => [id, 'f'.repeat(64)]],
    ['a signature that is too short', (id: string) => [id, 'x']],
    ['another order', (_id: string, signature: string) => ['0000-0000-0000', signature]],
    ['an unknown order', () => ['nothing', 'f'.repeat(64)]],
  ])('is rejected with %s: 403', async (_name, change) => {
    const { orderId, paymentUrl } = await ordered()
    const returned = await paidWith(paymentUrl, 'paid')
    const [id, signature] = change(orderId, returned.get('signature') ?? '')
    expect(await errorOf(await complete(id, signature))).toEqual([403, 'SIGNATURE_REFUSED'])
  })

  test('is rejected with the token of the payment page', async () => {
    const { orderId, paymentUrl } = await ordered()
    expect((await complete(orderId, new URL(paymentUrl).searchParams.get('token'))).status).toBe(
      403,
    )
  })

  test.each([[{}], [{ orderId: 1, signature: 2 }]])(
    'is rejected with %j: 422',
    async ({ orderId, signature }: { orderId?: number; signature?: number }) => {
      expect((await complete(orderId, signature)).status).toBe(422)
    },
  )
})

describe('the mails of an order', () => {
  beforeEach(() => env.DB.prepare('DELETE FROM mails').run())

  async function mails() {
    const { results } = await env.DB.prepare(
      'SELECT recipient, subject, body FROM mails ORDER BY recipient',
    ).all<Record<string, string>>()
    return results
  }

  test('are one with codes and receipt, also if the visitor never returns', async () => {
    const { orderId, paymentUrl } = await ordered({ items: [{ code: 'BUNDLE', quantity: 1 }] })
    await Promise.all([
      press(paymentUrl, 'paid'),
      press(paymentUrl, 'paid'),
      press(paymentUrl, 'paid'),
    ])
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      recipient: 'aino@st1.example',
      subject: `Kuitti ja koodit, tilaus ${orderId}`,
    })
    expect(
      sent[0]?.['body']?.match(
        /ST1-\d{4} \d{4} {2}Perfect-pesu, voimassa \d+\. \p{L}+kuuta \d{4} asti/gu,
      ),
    ).toHaveLength(5)
    expect(sent[0]?.['body']).toContain('Yhteensä  89,00\u00A0€')
  })

  test('include a text message with sendSms, to the number with its prefix', async () => {
    await press((await ordered({ sendSms: true })).paymentUrl, 'paid')
    expect(await mails()).toMatchObject([
      {
        recipient: '+358401234567',
        subject: 'SMS',
        body: expect.stringMatching(/ST1-\d{4} \d{4}/),
      },
      {},
    ])
  })

  test.each([
    ['FIN|358', '+358401234567', '+358401234567'],
    ['FIN|358', '(040) 123 4567', '+358401234567'],
    ['FIN|358', '040.123.4567', '+358401234567'],
    ['FIN|358', '\u202A+46 70-123 45 67\u202C', '+46701234567'],
    ['NO|47', '412 34 567', '+4741234567'],
  ])(
    'include a text message to the E.164 number: %s and %s',
    async (telephonePrefix, telephoneNumber, recipient) => {
      const customer = { ...orderRequest().customer, telephonePrefix, telephoneNumber }
      await press((await ordered({ sendSms: true, customer })).paymentUrl, 'paid')
      expect(await mails()).toMatchObject([{ recipient }, {}])
    },
  )

  test.each(['cancelled', 'failed', 'pending'])(
    'are not sent if the payment is %s',
    async (choice) => {
      await press((await ordered({ sendSms: true })).paymentUrl, choice)
      expect(await mails()).toEqual([])
    },
  )
})

describe('the orders of a customer', () => {
  test('have the format of orders/complete, newest first, without those left at the payment page', async () => {
    const customer = { ...orderRequest().customer, email: 'Oma@St1.example' }
    const first = await paidWith((await ordered({ customer })).paymentUrl, 'paid')
    await new Promise((resolve) => setTimeout(resolve, 2))
    const second = await paidWith((await ordered({ customer })).paymentUrl, 'cancelled')
    await ordered({ customer })
    expect(await listOrdersOf(env.DB, 'oma@st1.example', 'fi-FI')).toEqual([
      await completed(second),
      await completed(first),
    ])
    expect(await listOrdersOf(env.DB, 'nobody@st1.example', 'fi-FI')).toEqual([])
  })

  test('have the names of the products in the language of the page', async () => {
    const customer = { ...orderRequest().customer, email: 'kieli@st1.example' }
    await paidWith((await ordered({ customer })).paymentUrl, 'paid')
    const [order] = await listOrdersOf(env.DB, 'kieli@st1.example', 'sv-SE')
    expect(order).toMatchObject({
      items: [{ name: 'Bastvätt' }],
      deliveries: [{ productName: 'Bastvätt' }],
    })
  })
})
