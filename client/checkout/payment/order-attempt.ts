// What this device remembers of the order being made, so that a reload, Back, another tab or a lost answer never makes a second one.
import { readItems, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue, type StoredValue } from '../../storage.ts'

export interface OrderAttempt {
  /** the Idempotency-Key, a uuid (contract.md) */
  key: string
  /** fingerprint of what is sent under the key and of the total the visitor saw; '' once the key has served */
  request: string
  /** fingerprint of the cart it is for */
  cart: string
  /** the provider's page of the newest order; it comes from the device: allowedPaymentAddress judges it again */
  address?: string
  /** ms since 1970 */
  at: number
  /** every order made of this cart, the newest last */
  orders: string[]
}

export type StoredAttempt = StoredValue<OrderAttempt | undefined>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_ORDERS = 20
const MAX_TEXT = 200

/** Not lost as long as there is any place for it: shared by the tabs where that can be. */
export const storedAttempt: StoredAttempt = storedValue('order-attempt', readAttempt, 'localStorage', 'sessionStorage')

/** Undefined when there is none, or none that can be trusted. */
export function readAttempt(value: unknown): OrderAttempt | undefined {
  const saved = readRecord(value) ?? {}
  const key = readText(saved['key'])
  const [cart, at, address] = [shortText(saved['cart']), readNumber(saved['at']), readText(saved['address'])]
  if (key === undefined || !UUID.test(key) || cart === undefined || at === undefined) return undefined
  return {
    key,
    request: shortText(saved['request']) ?? '',
    cart,
    at,
    ...(address !== undefined && { address }),
    orders: readItems(saved['orders'], shortText).slice(-MAX_ORDERS),
  }
}

/** The key has served: the next press makes a new one. Which orders were made of the cart is not forgotten. */
export function retireKey(stored: StoredAttempt): void {
  const attempt = stored.read()
  if (attempt) stored.write({ ...attempt, request: '' })
}

function shortText(value: unknown): string | undefined {
  const text = readText(value)
  return text !== undefined && text.length <= MAX_TEXT ? text : undefined
}
