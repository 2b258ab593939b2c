// What this device remembers of the order being made, so that a reload, Back, another tab or a lost answer never makes a second one.
import { readItems, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import type { KeptValues } from './kept-values.ts'

export const ATTEMPT_KEY = 'order-attempt'

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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_ORDERS = 20
const MAX_TEXT = 200

/** Undefined when there is none, or none that can be trusted. */
export function readAttempt(storage: KeptValues): OrderAttempt | undefined {
  const saved = readRecord(parsed(storage.getItem(ATTEMPT_KEY))) ?? {}
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

export function writeAttempt(storage: KeptValues, attempt: OrderAttempt): void {
  storage.setItem(ATTEMPT_KEY, JSON.stringify(attempt))
}

/** The key has served: the next press makes a new one. Which orders were made of the cart is not forgotten. */
export function retireKey(storage: KeptValues): void {
  const attempt = readAttempt(storage)
  if (attempt) writeAttempt(storage, { ...attempt, request: '' })
}

export function forgetAttempt(storage: KeptValues): void {
  storage.removeItem(ATTEMPT_KEY)
}

function shortText(value: unknown): string | undefined {
  const text = readText(value)
  return text !== undefined && text.length <= MAX_TEXT ? text : undefined
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // damaged: as good as none
  }
}
