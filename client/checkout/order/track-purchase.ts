import type { Order } from '#shared/contract/order.ts'
import { readItems, readText } from '#shared/contract/read-values.ts'
import { consentStore } from '../../analytics/consent-store.ts'
import { trackLines } from '../../cart/track-cart.ts'
import { storedValue } from '../../storage.ts'

const MAX_TRACKED = 50

/** ids of orders */
const trackedOrders = storedValue('tracked-purchases', (value) => readItems(value, readText), 'localStorage', 'sessionStorage')

/** Once per order, whatever is reloaded. Without consent to statistics nothing is stored for them. */
export function trackPurchase({ orderId, totals, items }: Order): void {
  if (!consentStore.choice?.statistics) return
  const tracked = trackedOrders.read()
  if (tracked.includes(orderId)) return
  trackedOrders.write([...tracked, orderId].slice(-MAX_TRACKED))
  trackLines('purchase', items, { transaction_id: orderId, value: totals.totalWithTax, tax: totals.taxAmount })
}
