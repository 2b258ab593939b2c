import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CustomerState } from '#client/customer/customer-store.ts'
import { stubStorage } from '../stub-storage.ts'
import { aProduct } from './a-product.ts'
import { priced } from './a-shop.ts'

const AINO = {
  status: 'authorised',
  customer: { firstName: 'Aino', lastName: '', emailToken: 'aino@example.fi', phoneNumber: '' },
} satisfies CustomerState
const ANONYMOUS = { status: 'anonymous' } satisfies CustomerState
const UNKNOWN = { status: 'unknown' } satisfies CustomerState
const FAILED = { status: 'authorised' } satisfies CustomerState
const onDevice = (email: string) => JSON.stringify({ email })
const ON_DEVICE = onDevice('device@example.fi')
/** the e-mails of two validations */
const BOTH = ['device@example.fi', 'aino@example.fi']
const LOGGED_OUT = [undefined, 'aino@example.fi', undefined]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * A page whose cart is open, with the e-mails of its validations. The server is down, unless
 * `isUp`.
 */
async function openPage(
  userinfo: string | null,
  { cart = null as string | null, isUp = false } = {},
) {
  const asked: unknown[] = []
  const stored = stubStorage()
  if (userinfo !== null) stored.set('userinfo', userinfo)
  if (cart !== null) stored.set('cart', cart)
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const request = JSON.parse(body)
    asked.push(request.customerEmail)
    return isUp ? priced(request) : new Response(null, { status: 503 })
  })
  vi.stubGlobal('addEventListener', () => undefined)
  const { setCustomer } = await import('#client/customer/customer-store.ts')
  const { cartActions, openCart } = await import('#client/cart/cart-store.ts')
  return { asked, setCustomer, cartActions, openCart }
}

test.each<[string, CustomerState, string | null, string | undefined]>([
  ['logged in: the e-mail of the login, not the stored one', AINO, ON_DEVICE, 'aino@example.fi'],
  ['logged in, but the customer endpoint failed: none', FAILED, ON_DEVICE, undefined],
  ['anonymous: that of the checkout', ANONYMOUS, ON_DEVICE, 'device@example.fi'],
  ['login not checked yet: that of the checkout', UNKNOWN, ON_DEVICE, 'device@example.fi'],
  ['anonymous, partial address: none', ANONYMOUS, onDevice('aino@'), undefined],
  ['anonymous, nothing stored: none', ANONYMOUS, null, undefined],
])(
  'a cart is validated with the e-mail of the visitor (§6); %s',
  async (_, customer, userinfo, expected) => {
    const { asked, setCustomer, cartActions } = await openPage(userinfo)
    setCustomer(customer)
    cartActions.addToCart(aProduct('A'), { silent: true })
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual([expected])
  },
)

describe('the open cart is validated again when the e-mail changes (§6)', () => {
  const CART = JSON.stringify({ items: [{ code: 'A', name: 'A', amount: 1, price: 7 }] })

  test.each<[string, string | null, CustomerState[], unknown[]]>([
    ['the login becomes known', null, [AINO], [undefined, 'aino@example.fi']],
    ['the login becomes known, with another e-mail on the device', ON_DEVICE, [AINO], BOTH],
    ['the login ends', null, [AINO, ANONYMOUS], LOGGED_OUT],
    ['the session ends by itself', null, [AINO, { ...AINO, status: 'ended' }], LOGGED_OUT],
  ])('%s', async (_, userinfo, states, expected) => {
    const { asked, setCustomer, openCart } = await openPage(userinfo, { cart: CART, isUp: true })
    openCart('fi-FI')
    await vi.advanceTimersByTimeAsync(500)
    for (const state of states) {
      setCustomer(state)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(asked).toEqual(expected)
  })

  test.each<[string, string | null, CustomerState[]]>([
    ['the visitor is anonymous', ON_DEVICE, [ANONYMOUS]],
    ['the login has the same e-mail as the device', onDevice('aino@example.fi'), [AINO]],
    ['the page is left and forgets the login', null, [UNKNOWN]],
  ])('but not when nothing changes: %s', async (_, userinfo, states) => {
    const { asked, setCustomer, openCart } = await openPage(userinfo, { cart: CART, isUp: true })
    openCart('fi-FI')
    await vi.advanceTimersByTimeAsync(500)
    for (const state of states) setCustomer(state)
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toHaveLength(1)
  })

  test('a login that is known when the cart loads is sent with the first validation', async () => {
    const { asked, setCustomer, openCart } = await openPage(ON_DEVICE, { cart: CART, isUp: true })
    setCustomer(AINO)
    openCart('fi-FI')
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual(['aino@example.fi'])
  })
})
