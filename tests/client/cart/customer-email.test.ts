import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CustomerState } from '#client/customer/customer-store.ts'
import { aProduct } from './a-product.ts'

const AINO = {
  status: 'authorised',
  customer: { firstName: 'Aino', lastName: '', emailToken: 'aino@example.fi', phoneNumber: '' },
} satisfies CustomerState
const ON_DEVICE = JSON.stringify({ email: 'device@example.fi' })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each<[string, CustomerState, string | null, string | undefined]>([
  ['logged in: the e-mail of the login, not the stored one', AINO, ON_DEVICE, 'aino@example.fi'],
  ['logged in, but the customer endpoint failed: none', { status: 'authorised' }, ON_DEVICE, undefined],
  ['anonymous: the checkout’s customer data', { status: 'anonymous' }, ON_DEVICE, 'device@example.fi'],
  ['login not checked yet: the checkout’s customer data', { status: 'unknown' }, ON_DEVICE, 'device@example.fi'],
  ['anonymous, partial address: none', { status: 'anonymous' }, JSON.stringify({ email: 'aino@' }), undefined],
  ['anonymous, nothing stored: none', { status: 'anonymous' }, null, undefined],
])('a cart is validated with the e-mail of the visitor (§6); %s', async (_, customer, userinfo, expected) => {
  const asked: unknown[] = []
  const kept = new Map(userinfo === null ? [] : [['userinfo', userinfo]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).customerEmail)
    return new Response(null, { status: 503 })
  })
  const { setCustomer } = await import('#client/customer/customer-store.ts')
  const { cartActions } = await import('#client/cart/cart-store.ts')
  setCustomer(customer)
  cartActions.addToCart(aProduct('A'), { silent: true })
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([expected])
})
