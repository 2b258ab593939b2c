import { expect, test, vi } from 'vitest'
import { applyOrderStatus, readAttempt } from '#client/checkout/payment/order-attempt.ts'
import { cartKey, type ShownOrder } from '#client/checkout/payment/order-request.ts'
import { pay } from '#client/checkout/payment/pay.ts'
import { aStoredValue } from '../../a-stored-value.ts'
import { anEmptyAttempt, aTab, type Fault, fakeOrderBackend, SHOWN } from './fake-order-backend.ts'

const WITH_BANK: ShownOrder = { ...SHOWN, request: { ...SHOWN.request, paymentMethodType: 'bank', bank: 'nordea' } }

test('paying leads to the provider’s page', async () => {
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

test.each<Fault[][]>([
  [['not-sent']],
  [['answer-lost']],
  [['http-500']],
  [['truncated']],
  [['html']],
  [['conflict', 'conflict']],
  [['answer-lost', 'http-500', 'truncated', 'conflict']],
])('%j is asked again with the same key, and makes one order', async (faults) => {
  const backend = fakeOrderBackend()
  backend.faults.push(...faults)
  expect(await pay(SHOWN, aTab(backend))).toEqual({ kind: 'payAt', address: 'https://pay.example.com/order-1' })
  expect(backend.keys).toHaveLength(faults.length + 1)
  expect(new Set(backend.keys).size).toBe(1)
  expect(backend.orders.size).toBe(1)
})

test('an order that was never answered keeps its key: the next press, after a reload too, makes no second one', async () => {
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

test('a changed total gets a new key: the order of the old price is not the one that was shown', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  const dearer = { ...SHOWN, total: 29.9 }
  await pay(dearer, aTab(backend, stored, { order: () => dearer }), { anyway: true })
  expect(new Set(backend.keys).size).toBe(2)
})

test('a key the backend knows with another body is replaced (IDEMPOTENCY_KEY_REUSED)', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  for (const order of backend.orders.values()) order.body = 'something else'
  expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt', address: 'https://pay.example.com/order-2' })
  expect(new Set(backend.keys).size).toBe(2)
})

test('a total that moved stops the payment before anything is sent', async () => {
  const backend = fakeOrderBackend()
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { order: () => ({ ...SHOWN, total: 24.91 }) }))).toEqual({ kind: 'totalMoved' })
  expect(backend.keys).toEqual([])
})

test('a cart that is another one at the same price stops it as well', async () => {
  const backend = fakeOrderBackend()
  const other = { ...SHOWN, request: { ...SHOWN.request, items: [{ code: 'OTHER', quantity: 2, showUpsell: true }] } }
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { order: () => other }))).toEqual({ kind: 'totalMoved' })
  expect(backend.keys).toEqual([])
})

test('an empty cart has nothing to pay', async () => {
  expect(await pay(SHOWN, aTab(fakeOrderBackend(), anEmptyAttempt(), { order: () => undefined }))).toEqual({ kind: 'totalMoved' })
})

test.each([
  ['outage', 'outage'],
  ['limited', 'limited'],
  ['refused', 'cartChanged'],
] as const)('a validation that ends in %s sends nothing', async (validated, kind) => {
  const backend = fakeOrderBackend()
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { validate: () => Promise.resolve(validated) }))).toEqual({ kind })
  expect(backend.keys).toEqual([])
})

test('a refused order leaves no key behind', async () => {
  const stored = anEmptyAttempt()
  const fetch = () => Promise.resolve(Response.json({ error: { code: 'UNKNOWN_PRODUCT' } }, { status: 422 }))
  expect(await pay(SHOWN, aTab({ fetch }, stored))).toEqual({ kind: 'refused' })
  expect(stored.read()?.request).toBe('')
})

test('who orders too often is told to wait, and the same press later is the same order', async () => {
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
  'an order that is refused because an operator switched it off (%s) is tried once, says why, and is the same order later',
  async (code, sentence) => {
    const stored = anEmptyAttempt()
    const keys: unknown[] = []
    const switchedOff = (_: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return Promise.resolve(Response.json({ error: { code }, sentence }, { status: 503 }))
    }
    expect(await pay(SHOWN, aTab({ fetch: switchedOff }, stored))).toEqual({ kind: 'switchedOff', sentence })
    const backend = fakeOrderBackend()
    expect(await pay(SHOWN, aTab(backend, stored))).toMatchObject({ kind: 'payAt' })
    expect(keys).toEqual(backend.keys)
  },
)

test('an address of another host is not followed', async () => {
  const backend = fakeOrderBackend()
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { paymentHosts: ['other.example.com'] }))).toEqual({ kind: 'addressRefused' })
})

test('two tabs with the same order come to the same one', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const first = await pay(SHOWN, aTab(backend, stored))
  expect(await pay(SHOWN, aTab(backend, stored))).toEqual(first)
})

test('a payment begun before with other choices is named before another order is made: it may be paid', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  const second = aTab(backend, stored, { order: () => WITH_BANK })
  const first = await pay(SHOWN, aTab(backend, stored))
  expect(await pay(WITH_BANK, second)).toEqual({ ...first, kind: 'begunBefore' })
  expect(backend.orders.size).toBe(1)
  expect(await pay(WITH_BANK, second, { anyway: true })).toMatchObject({ kind: 'payAt' })
  expect(backend.orders.size).toBe(2)
})

test('the address of a payment begun before is not trusted because it was stored', async () => {
  const stored = anEmptyAttempt()
  const backend = fakeOrderBackend()
  await pay(SHOWN, aTab(backend, stored))
  const attempt = stored.read()
  if (attempt) stored.write({ ...attempt, address: 'https://evil.example/order-1' })
  expect(await pay(WITH_BANK, aTab(backend, stored, { order: () => WITH_BANK }))).toEqual({ kind: 'begunBefore', address: undefined })
})

test('a payment begun long ago, or ended, is not asked about', async () => {
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

test('while another tab is paying nothing is sent', async () => {
  const backend = fakeOrderBackend()
  expect(await pay(SHOWN, aTab(backend, anEmptyAttempt(), { exclusively: () => Promise.resolve(undefined) }))).toEqual({
    kind: 'busyElsewhere',
  })
  expect(backend.keys).toEqual([])
})

test.each(['', [], { key: 'x' }, { key: 7 }, JSON.parse('{"__proto__":{"key":"a"}}')])(
  'a damaged memory of the order is none: %j',
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

test('the cart is emptied when its order is paid, and only the first time', async () => {
  const { stored, cart } = await paidFor()
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(true)
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(false)
})

test.each(['pending', 'cancelled', 'failed'] as const)('an order that is %s leaves the cart as it is', async (status) => {
  const { stored, cart } = await paidFor()
  expect(applyOrderStatus({ orderId: 'order-1', status }, cart, stored)).toBe(false)
})

test('the order of somebody else, or of another cart, empties nothing', async () => {
  const { stored, cart } = await paidFor()
  expect(applyOrderStatus({ orderId: 'order-9', status: 'paid' }, cart, stored)).toBe(false)
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, 'another cart', stored)).toBe(false)
})

test('after a cancelled order the next press makes a new one, after a pending one it does not', async () => {
  const { stored, backend, cart } = await paidFor()
  applyOrderStatus({ orderId: 'order-1', status: 'pending' }, cart, stored)
  await pay(SHOWN, aTab(backend, stored))
  expect(backend.orders.size).toBe(1)
  applyOrderStatus({ orderId: 'order-1', status: 'cancelled' }, cart, stored)
  await pay(SHOWN, aTab(backend, stored))
  expect(backend.orders.size).toBe(2)
})

test('an order paid after all, from the page of an earlier press, empties the cart too', async () => {
  const { stored, backend, cart } = await paidFor()
  await pay(WITH_BANK, aTab(backend, stored, { order: () => WITH_BANK }), { anyway: true })
  expect(applyOrderStatus({ orderId: 'order-1', status: 'paid' }, cart, stored)).toBe(true)
})
