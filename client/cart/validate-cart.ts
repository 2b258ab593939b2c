import { ENDPOINTS, proxyAddress } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Cart } from './cart.ts'
import { readValidatedCart, type ValidatedCart } from '#shared/contract/cart.ts'

/** Refused: the server will not have this cart. An outage says nothing of the cart, nor does a limit: the visitor has tried too often. */
export type Validation = { kind: 'validated'; answer: ValidatedCart } | { kind: 'refused' | 'outage' | 'limited' }

export interface ValidationCall {
  locale: LocaleCode
  customerEmail?: string | undefined
  signal?: AbortSignal
  fetch: typeof fetch
}

const LIMITED = 429
/** 4xx that speak of the moment, not of the cart: timeout, conflict, too early */
const PASSING_STATUSES = [408, 409, 425]
/** beyond the proxy's own limit: its word is better than none */
const TIME_LIMIT_MS = ENDPOINTS.validateCart.timeLimitMs + 2_000

/** The one call that prices a cart (§7). Never rejects. */
export async function validateCart(cart: Cart, { locale, customerEmail, signal, fetch }: ValidationCall): Promise<Validation> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    const response = await fetch(proxyAddress('validateCart'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-st1-locale': locale },
      body: JSON.stringify(requestOf(cart, customerEmail)),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    // always read: a body that is not keeps the request open in the browser
    const body: unknown = await response.json().catch(() => undefined)
    if (response.status === LIMITED) return { kind: 'limited' }
    if (isRefusal(response.status)) return { kind: 'refused' }
    const answer = response.ok ? readValidatedCart(body) : undefined
    return answer ? { kind: 'validated', answer } : { kind: 'outage' }
  } catch {
    return { kind: 'outage' } // no network, no time left, or an answer cut off
  }
}

function requestOf({ items, discountCode }: Cart, customerEmail: string | undefined) {
  return {
    items: items.map(({ code, amount, showUpsell }) => ({ quantity: amount, code, showUpsell })),
    ...(discountCode && { discountCode }),
    ...(customerEmail && { customerEmail }),
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)
}
