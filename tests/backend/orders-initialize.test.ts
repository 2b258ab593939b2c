import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { readStartedOrder } from '#shared/contract/order.ts'
import { orderRequestSchema } from '#shared/contract/requests.ts'
import { draftOrder } from '../../backend/orders/draft-order.ts'
import { findOrderByKey, insertOrder } from '../../backend/queries/orders.ts'
import { prepareDatabase, readAnswer } from './ask.ts'
import { count, errorOf, initialize, ordered, orderRequest, press, SHOP } from './shop.ts'

beforeAll(() => prepareDatabase(...SHOP))

describe('initializing an order', () => {
  test('returns 201, an id and the payment page', async () => {
    const response = await initialize(orderRequest())
    expect(response.status).toBe(201)
    const { orderId, paymentUrl } = await readAnswer(response, readStartedOrder)
    expect(orderId).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
    expect(paymentUrl).toMatch(
      new RegExp(`^https://backend.example/pay/${orderId}\\?token=[0-9a-f]{64}$`),
    )
  })

  test('with the same key and body returns the same order and 200', async () => {
    const key = crypto.randomUUID()
    const { termsAccepted, customer, ...rest } = orderRequest()
    const { email, ...name } = customer
    const first = await initialize({ termsAccepted, customer: { email, ...name }, ...rest }, key)
    const again = await initialize(
      { ...rest, customer: { ...name, email }, termsAccepted, unknown: 'is ignored' },
      key.toUpperCase(),
    )
    expect([first.status, again.status]).toEqual([201, 200])
    expect(await again.json()).toEqual(await first.json())
  })

  test('with the same key and another body returns 422', async () => {
    const key = crypto.randomUUID()
    await initialize(orderRequest(), key)
    expect(await errorOf(await initialize(orderRequest({ sendSms: true }), key))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ])
  })

  test('in 20 parallel calls with one key creates one order', async () => {
    const before = await count('orders')
    const key = crypto.randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => initialize(orderRequest(), key)),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    const answers = await Promise.all(
      responses.filter(({ ok }) => ok).map((response) => response.json<{ orderId: string }>()),
    )
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await count('orders')).toBe(before + 1)
  })

  test('stores no second order for a key, even if two calls pass the first check', async () => {
    const key = crypto.randomUUID()
    const draft = await draftOrder(
      env.DB,
      orderRequestSchema.parse(orderRequest()),
      'hash',
      new Date(),
    )
    if (draft.kind === 'refused') throw new Error(draft.code)
    const other = { ...draft.order, id: '0000-0000-0001' }
    expect([
      await insertOrder(env.DB, key, draft.order),
      await insertOrder(env.DB, key, other),
    ]).toEqual([true, false])
    expect((await findOrderByKey(env.DB, key))?.id).toBe(draft.order.id)
  })

  test('leaves the key free if the order is rejected', async () => {
    const key = crypto.randomUUID()
    expect(
      await errorOf(
        await initialize(orderRequest({ items: [{ code: 'NOTHING', quantity: 1 }] }), key),
      ),
    ).toEqual([422, 'UNKNOWN_PRODUCT'])
    expect((await initialize(orderRequest(), key)).status).toBe(201)
  })

  test.each([
    ['an unknown product', { items: [{ code: 'NOTHING', quantity: 1 }] }, 422],
    [
      'a product of another locale',
      { locale: 'sv-SE', paymentMethodType: 'mobile', items: [{ code: 'COFFEE', quantity: 1 }] },
      422,
    ],
    ['a quantity of 100', { items: [{ code: 'BASIC', quantity: 100 }] }, 422],
    ['a quantity of 1e9', { items: [{ code: 'BASIC', quantity: 1e9 }] }, 422],
    ['a quantity of "5"', { items: [{ code: 'BASIC', quantity: '5' }] }, 422],
    [
      '60 and 40 of a product',
      { items: Array.from([60, 40], (quantity) => ({ code: 'BASIC', quantity })) },
      422,
    ],
    ['an unknown bank', { bank: 'monopoly' }, 422],
    ['an unknown card', { paymentMethodType: 'card', bank: undefined, card: 'monopoly' }, 422],
    ['a payment method of another locale', { paymentMethodType: 'mobile' }, 422],
    ['terms not accepted', { termsAccepted: false }, 422],
    ['no e-mail address', { customer: { ...orderRequest().customer, email: 'aino' } }, 422],
    ['a return to another site', { returnUrl: 'https://evil.example/tilaus' }, 400],
    [
      'a return to a site that begins the same',
      { returnUrl: 'http://localhost.evil.example:8787/' },
      400,
    ],
    ['a return with a password', { returnUrl: 'http://a:b@localhost:8787/tilaus' }, 400],
    ['a return to a script', { returnUrl: 'javascript:alert(1)' }, 422],
  ])('is rejected with %s', async (_name, changes, status) => {
    const before = await count('orders')
    expect((await initialize(orderRequest(changes))).status).toBe(status)
    expect(await count('orders')).toBe(before)
  })

  test.each([
    ['FIN|358', '040 765 43'],
    ['FIN|358', '09 123 4567'],
    ['NO|47', '040 123 4567'],
    ['DE|49', '0151 23456789'],
    ['XX|999', '040 123 4567'],
    ['FIN|358', ''],
  ])(
    'with a text message to %s and "%s" is rejected, without one it is accepted',
    async (telephonePrefix, telephoneNumber) => {
      const customer = { ...orderRequest().customer, telephonePrefix, telephoneNumber }
      expect(await errorOf(await initialize(orderRequest({ customer, sendSms: true })))).toEqual([
        422,
        'PHONE_NUMBER_REFUSED',
      ])
      expect((await initialize(orderRequest({ customer }))).status).toBe(201)
    },
  )

  test.each(['', 'no-uuid', '1'])('is rejected with the key "%s"', async (key) => {
    expect(await errorOf(await initialize(orderRequest(), key))).toEqual([
      400,
      'IDEMPOTENCY_KEY_MISSING',
    ])
  })
})

test('initializing an order deletes orders whose payment page was left a month ago, and keeps paid ones', async () => {
  const [left, paid] = [await ordered(), await ordered()]
  await press(paid.paymentUrl, 'paid')
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await env.DB.prepare('UPDATE orders SET created = ?3 WHERE id IN (?1, ?2)')
    .bind(left.orderId, paid.orderId, past)
    .run()
  await ordered()
  const { results } = await env.DB.prepare('SELECT id FROM orders WHERE id IN (?1, ?2)')
    .bind(left.orderId, paid.orderId)
    .all()
  expect(results).toEqual([{ id: paid.orderId }])
})
