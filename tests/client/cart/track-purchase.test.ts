import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '#client/analytics/consent-store.ts'
import { trackPurchase } from '#client/cart/track-cart.ts'
import { clearStorage } from '#client/storage/storage.ts'

const trackEvent = vi.hoisted(() => vi.fn())
vi.mock('#client/analytics/track-event.ts', () => ({ trackEvent }))
beforeEach(() => setConsent({ choice: { statistics: true, marketing: false } }))
afterEach(() => {
  trackEvent.mockClear()
  clearStorage()
  vi.unstubAllGlobals()
})

const ORDER = {
  orderId: 'o-1',
  status: 'paid' as const,
  totals: { discount: 0, taxAmount: 8.09, totalWithTax: 39.8, totalWithoutTax: 31.71 },
  items: [{ name: 'Perfect wash', quantity: 2, price: 19.9 }],
  deliveries: [{ productName: 'Perfect wash', code: 'ST1-SECRET', validUntil: '2027-11-21' }],
}

test('a purchase is tracked once per order, also after reloads', () => {
  trackPurchase(ORDER)
  trackPurchase(ORDER)
  trackPurchase({ ...ORDER, orderId: 'o-2' })
  expect(trackEvent.mock.calls.map(([name, { transaction_id }]) => [name, transaction_id])).toEqual(
    [
      ['purchase', 'o-1'],
      ['purchase', 'o-2'],
    ],
  )
})

test('the event has the shape of GA4 and contains no wash code', () => {
  trackPurchase(ORDER)
  expect(trackEvent).toHaveBeenCalledWith('purchase', {
    transaction_id: 'o-1',
    currency: 'EUR',
    value: 39.8,
    tax: 8.09,
    items: [{ item_name: 'Perfect wash', quantity: 2, price: 19.9 }],
  })
})

test('an invalid list of tracked orders is read as empty', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{' })
  trackPurchase(ORDER)
  expect(trackEvent).toHaveBeenCalledOnce()
})

test('without consent to statistics nothing is tracked or stored', () => {
  setConsent({ choice: { statistics: false, marketing: true } })
  trackPurchase(ORDER)
  setConsent({ choice: { statistics: true, marketing: false } })
  trackPurchase(ORDER)
  expect(trackEvent).toHaveBeenCalledOnce()
})
