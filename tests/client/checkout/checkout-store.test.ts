import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../stub-storage.ts'

const AINO = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailToken: 'aino@example.fi',
  phoneNumber: '+46701234567',
}
const ERIK = {
  firstName: 'Erik',
  lastName: 'Lindqvist',
  emailToken: 'erik@example.se',
  phoneNumber: '',
}
const FILLED_IN = /aino|virtanen|701234567/i

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})

/** A page with its own modules, and the device's storage. */
async function openCheckout() {
  vi.resetModules()
  const { setCustomer } = await import('#client/customer/customer-store.ts')
  const checkout = await import('#client/checkout/checkout-store.ts')
  checkout.restoreCheckout()
  return { ...checkout, setCustomer, data: () => ({ ...checkout.checkoutStore.customerData }) }
}

describe('what a login has filled in is removed when the login ends (§4)', () => {
  test.each(['anonymous', 'ended'] as const)(
    '%s: name, e-mail and phone go, from the checkout and from the device',
    async (status) => {
      const page = await openCheckout()
      page.fillInLogin(AINO)
      expect(page.data()).toMatchObject({
        email: 'aino@example.fi',
        firstname: 'Aino',
        telephonePrefix: 'SE|46',
        telephoneNumber: '701234567',
      })
      page.setCustomer({ status, customer: AINO })
      expect(JSON.stringify([...stored])).not.toMatch(FILLED_IN)
      page.restoreCheckout()
      expect(page.data()).toMatchObject({
        email: '',
        emailConfirmation: '',
        firstname: '',
        telephonePrefix: 'FIN|358',
        telephoneNumber: '',
      })
    },
  )

  test('also if the session ended while no page was open', async () => {
    const before = await openCheckout()
    before.fillInLogin(AINO)
    const after = await openCheckout()
    expect(after.data().email).toBe('aino@example.fi')
    after.setCustomer({ status: 'anonymous' })
    expect(JSON.stringify([...stored])).not.toMatch(FILLED_IN)
  })

  test('what the visitor typed stays, also in a field that the login had filled in', async () => {
    const page = await openCheckout()
    page.setField('lastname', 'Typed')
    page.fillInLogin(AINO)
    page.setField('telephoneNumber', '5551234')
    page.setField('marketing', ['email'])
    page.setCustomer({ status: 'anonymous' })
    page.restoreCheckout()
    expect(page.data()).toMatchObject({
      firstname: '',
      lastname: 'Typed',
      telephoneNumber: '5551234',
      marketing: ['email'],
    })
  })

  test.each(['unknown', 'authorised'] as const)(
    'nothing goes while the login is %s',
    async (status) => {
      const page = await openCheckout()
      page.fillInLogin(AINO)
      page.setCustomer({ status })
      page.restoreCheckout()
      expect(page.data().email).toBe('aino@example.fi')
    },
  )

  test('another account replaces the details of the first', async () => {
    const page = await openCheckout()
    page.fillInLogin(AINO)
    page.fillInLogin(ERIK)
    expect(page.data()).toMatchObject({
      email: 'erik@example.se',
      firstname: 'Erik',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '',
    })
    expect(JSON.stringify([...stored])).not.toMatch(FILLED_IN)
  })

  test('a failed customer endpoint changes nothing (§8)', async () => {
    const page = await openCheckout()
    page.fillInLogin(AINO)
    page.fillInLogin(undefined)
    expect(page.data().email).toBe('aino@example.fi')
  })
})

test('Clear empties all local storage and the checkout, and the open cart too (§4)', async () => {
  stored.set('cart', JSON.stringify({ items: [{ code: 'A', name: 'A', amount: 2, price: 7 }] }))
  stored.set('favourite-stations', '["1"]')
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const page = await openCheckout()
  const { cartStore, openCart } = await import('#client/cart/cart-store.ts')
  openCart('fi-FI')
  expect(cartStore.cart.cartAmounts).toBe(2)
  page.setField('firstname', 'Aino')
  page.clearCheckout()
  expect([...stored]).toEqual([])
  expect(page.data().firstname).toBe('')
  expect(cartStore.cart.cartAmounts).toBe(0)
})
