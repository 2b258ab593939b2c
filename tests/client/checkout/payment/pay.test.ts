import { expect, test, vi } from 'vitest'
import {
  applyOrderStatus,
  cartKey,
  isAttempted,
  readAttempt,
} from '#client/checkout/payment/order-attempt.ts'
import type { ShownOrder } from '#client/checkout/payment/order-request.ts'
import { pay } from '#client/checkout/payment/pay.ts'
import { aStoredValue } from '../../a-stored-value.ts'
import { anEmptyAttempt, aTab, type Fault, fakeOrderBackend, SHOWN } from './fake-order-backend.ts'

const WITH_BANK: ShownOrder = {
  ...SHOWN,
  request: { ...SHOWN.request, paymentMethodType: 'bank', bank: 'nordea' },
}

test('paying returns the address of the payment page', async () => {
  const outcome = await pay(SHOWN, aTab(fakeOrderBackend()))
  expect(outcome).toEqual({ kind: 'payAt', address: 'https://pay.example.com/order-1' })
})

test('the idempotency key is stored before it is sent', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  let storedKey: string | undefined
  const fetch: typeof backend.fetch = (address, init) => {
    storedKey = stored.read()?.key
    return backend.fetch(address, init)
  }
  await pay(SHOWN, aTab({ fetch }, stored))
  expect(storedKey).toMatch(/^[\da-f-]{36}$/)
  expect(backend.keys).toEqual([storedKey])
})

test('the stored attempt has none of the customer’s details, because the device may be shared', async () => {
  const stored = anEmptyAttempt()
  await pay(SHOWN, aTab(fakeOrderBackend(), stored))
  const { email, firstname, lastname } = SHOWN.request.customer
  for (const detail of [email, firstname, lastname])
    expect(JSON.stringify(stored.read())).not.toContain(detail)
})

test.each<Fault[][]>([
  [['not-sent']],
  [['answer-lost']],
  [['http-500']],
  [['truncated']],
  [['html']],
  [['conflict', 'conflict']],
  [['answer-lost', 'http-500', 'truncated', 'conflict']],
])(
  'after %j the request is retried with the same key, and one order is created',
  async (faults) => {
    const backend = fakeOrderBackend()
    backend.faults.push(...faults)
    expect(await pay(SHOWN, aTab(backend))).toEqual({
      kind: 'payAt',
      address: 'https://pay.example.com/order-1',
    })
    expect(backend.keys).toHaveLength(faults.length + 1)
    expect(new Set(backend.keys).size).toBe(1)
    expect(backend.orders.size).toBe(1)
  },
)

test('an order without a response keeps its key: the next press, also after a reload, creates no second order', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  backend.faults.push(...Array<Fault>(5).fill('answer-lost'))
  expect(await pay(SHOWN, aTab(backend, stored))).toEqual({ kind: 'unanswered' })
  expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt' })
  expect(new Set(backend.keys).size).toBe(1)
  expect(backend.orders.size).toBe(1)
})

test('Back from the payment page and another press lead to the same order', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const first = await pay(SHOWN, aTab(backend, stored))
  expect(await pay(SHOWN, aTab(backend, stored))).toEqual(first)
  expect(backend.orders.size).toBe(1)
})

test('a changed order gets a new key', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  await pay(WITH_BANK, aTab(backend, stored, { order: () => WITH_BANK }), { anyway: true })
  expect(new Set(backend.keys).size).toBe(2)
  expect(stored.read()?.orders).toEqual(['order-1', 'order-2'])
})

test('a changed total gets a new key, because the order with the old price was not shown', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  const dearer = { ...SHOWN, total: 29.9 }
  await pay(dearer, aTab(backend, stored, { order: () => dearer }), { anyway: true })
  expect(new Set(backend.keys).size).toBe(2)
})

test('a key that the backend knows with another body is replaced (IDEMPOTENCY_KEY_REUSED)', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  for (const order of backend.orders.values()) order.body = 'something else'
  expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({
    kind: 'payAt',
    address: 'https://pay.example.com/order-2',
  })
  expect(new Set(backend.keys).size).toBe(2)
})

test('a changed total stops the payment before the order is sent', async () => {
  const backend = fakeOrderBackend()
  expect(
    await pay(
      SHOWN,
      aTab(backend, anEmptyAttempt(), { order: () => ({ ...SHOWN, total: 24.91 }) }),
    ),
  ).toEqual({ kind: 'totalMoved' })
  expect(backend.keys).toEqual([])
})

test('another cart with the same price stops the payment', async () => {
  const backend = fakeOrderBackend()
  const other = {
    ...SHOWN,
    request: { ...SHOWN.request, items: [{ code: 'OTHER', quantity: 2, showUpsell: true }] },
  }
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { order: () => other }))).toEqual({
    kind: 'totalMoved',
  })
  expect(backend.keys).toEqual([])
})

test('an empty cart cannot be paid', async () => {
  expect(
    await pay(SHOWN, aTab(fakeOrderBackend(), anEmptyAttempt(), { order: () => undefined })),
  ).toEqual({ kind: 'totalMoved' })
})

test.each([
  ['outage', 'outage'],
  ['limited', 'limited'],
  ['refused', 'cartChanged'],
] as const)('after the validation outcome %s nothing is sent', async (validated, kind) => {
  const backend = fakeOrderBackend()
  expect(
    await pay(
      SHOWN,
      aTab(backend, anEmptyAttempt(), { validate: () => Promise.resolve(validated) }),
    ),
  ).toEqual({ kind })
  expect(backend.keys).toEqual([])
})

test.each([
  ['UNKNOWN_PRODUCT', 'refused'],
  ['PHONE_NUMBER_REFUSED', 'phoneRefused'],
  ['toString', 'refused'],
])('after a refused order its key is not used again: %s', async (code, kind) => {
  const stored = anEmptyAttempt()
  const fetch = () => Promise.resolve(Response.json({ error: { code } }, { status: 422 }))
  expect(await pay(SHOWN, aTab({ fetch }, stored))).toEqual({ kind })
  expect(stored.read()?.request).toBe('')
})

test('after too many orders the visitor is told to wait, and a later press sends the same order', async () => {
  const stored = anEmptyAttempt()
  const keys: unknown[] = []
  const limited = (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return Promise.resolve(new Response('{}', { status: 429 }))
  }
  expect(await pay(SHOWN, aTab({ fetch: limited }, stored))).toEqual({ kind: 'limited' })
  const backend = fakeOrderBackend()
  expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt' })
  expect(backend.keys).toEqual(keys)
})

test.each([
  ['CHECKOUT_OFF', 'Closed until eight'],
  ['WRITES_OFF', undefined],
])(
  'while orders are switched off (%s) the request is sent once, the reason is shown, and a later press sends the same order',
  async (code, sentence) => {
    const stored = anEmptyAttempt()
    const keys: unknown[] = []
    const switchedOff = (_: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return Promise.resolve(Response.json({ error: { code }, sentence }, { status: 503 }))
    }
    expect(await pay(SHOWN, aTab({ fetch: switchedOff }, stored))).toEqual({
      kind: 'switchedOff',
      sentence,
    })
    const backend = fakeOrderBackend()
    expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt' })
    expect(keys).toEqual(backend.keys)
  },
)

test('an address of another host is not followed', async () => {
  const backend = fakeOrderBackend()
  expect(
    await pay(SHOWN, aTab(backend, anEmptyAttempt(), { paymentHosts: ['other.example.com'] })),
  ).toEqual({ kind: 'addressRefused' })
})

test('two tabs with the same order get one order', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const first = await pay(SHOWN, aTab(backend, stored))
  expect(await pay(SHOWN, aTab(backend, stored))).toEqual(first)
})

test('an open payment with other choices is reported before another order is created, because it may be paid', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const second = aTab(backend, stored, { order: () => WITH_BANK })
  const first = await pay(SHOWN, aTab(backend, stored))
  expect(await pay(WITH_BANK, second)).toEqual({ ...first, kind: 'begunBefore' })
  expect(backend.orders.size).toBe(1)
  expect(await pay(WITH_BANK, second, { anyway: true })).toMatchObject({ kind: 'payAt' })
  expect(backend.orders.size).toBe(2)
})

test('the stored address of an open payment is checked again', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  const attempt = stored.read()
  if (attempt) stored.write({ ...attempt, address: 'https://evil.example/order-1' })
  expect(await pay(WITH_BANK, aTab(backend, stored, { order: () => WITH_BANK }))).toEqual({
    kind: 'begunBefore',
    address: undefined,
  })
})

test('an old or finished payment does not stop the next one', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const withBank = aTab(backend, stored, { order: () => WITH_BANK })
  await pay(SHOWN, aTab(backend, stored))
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000)
  expect(await pay(WITH_BANK, withBank)).toMatchObject({ kind: 'payAt' })
  now.mockRestore()
  applyOrderStatus({ orderId: 'order-2', status: 'failed' }, '', stored)
  expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt' })
})

test('nothing is sent while another tab is paying', async () => {
  const backend = fakeOrderBackend()
  expect(
    await pay(
      SHOWN,
      aTab(backend, anEmptyAttempt(), { exclusively: () => Promise.resolve(undefined) }),
    ),
  ).toEqual({
    kind: 'busyElsewhere',
  })
  expect(backend.keys).toEqual([])
})

test.each(['', [], { key: 'x' }, { key: 7 }, JSON.parse('{"__proto__":{"key":"a"}}')])(
  'an invalid stored attempt is ignored: %j',
  async (text) => {
    const stored = aStoredValue(readAttempt, text)
    expect(stored.read()).toBeUndefined()
    expect(await pay(SHOWN, aTab(fakeOrderBackend(), stored))).toMatchObject({ kind: 'payAt' })
  },
)

async function paidFor() {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  return { stored, backend, cart: cartKey(SHOWN.request) }
}

test('a paid order empties its cart once', async () => {
  const { stored, cart } = await paidFor()
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(true)
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(false)
})

test.each(['pending', 'cancelled', 'failed'] as const)(
  'an order with status %s does not change the cart',
  async (status) => {
    const { stored, cart } = await paidFor()
    expect(applyOrderStatus({ orderId: 'order-1', status }, cart, stored)).toBe(false)
  },
)

test('the terms stay accepted for an hour while the same cart is paid again', async () => {
  const { stored, cart } = await paidFor()
  applyOrderStatus({ orderId: 'order-1', status: 'cancelled' }, cart, stored)
  const now = Date.now()
  expect(isAttempted(cart, stored, now)).toBe(true)
  expect(isAttempted('another cart', stored, now)).toBe(false)
  expect(isAttempted(cart, stored, now + 3_700_000)).toBe(false)
  expect(isAttempted(cart, anEmptyAttempt(), now)).toBe(false)
})

test('an order of another device or of another cart does not empty the cart', async () => {
  const { stored, cart } = await paidFor()
  expect(applyOrderStatus({ orderId: 'order-9', status: 'paid' }, cart, stored)).toBe(false)
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, 'another cart', stored)).toBe(
    false,
  )
})

test('after a cancelled order the next press creates a new order, after a pending order it does not', async () => {
  const { stored, backend, cart } = await paidFor()
  applyOrderStatus({ orderId: 'order-1', status: 'pending' }, cart, stored)
  await pay(SHOWN, aTab(backend, stored))
  expect(backend.orders.size).toBe(1)
  applyOrderStatus({ orderId: 'order-1', status: 'cancelled' }, cart, stored)
  await pay(SHOWN, aTab(backend, stored))
  expect(backend.orders.size).toBe(2)
})

test('an earlier order of the same cart that is paid later also empties the cart', async () => {
  const { stored, backend, cart } = await paidFor()
  await pay(WITH_BANK, aTab(backend, stored, { order: () => WITH_BANK }), { anyway: true })
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(true)
})
