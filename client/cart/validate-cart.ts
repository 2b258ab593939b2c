import { readValidatedCart, type ValidatedCart } from '#shared/contract/cart.ts'
import { ENDPOINTS, proxyAddress } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Cart } from './cart.ts'
import { attachUpsells } from './upsell.ts'

/** `refused`: the server does not accept this cart. An outage says nothing of the cart, nor does a limit: the visitor has tried too often. */
export type Validation = { kind: 'validated'; cart: Cart } | { kind: 'refused' | 'outage' | 'limited' }

export interface ValidationOptions {
  locale: LocaleCode
  customerEmail?: string | undefined
  fetch: typeof fetch
}

const LIMITED = 429
/** 4xx that say nothing of the cart: timeout, conflict, too early */
const PASSING_STATUSES = [408, 409, 425]
/** longer than the proxy's own limit: its response is better than none */
const TIME_LIMIT_MS = ENDPOINTS.validateCart.timeLimitMs + 2_000

/** The one request that prices a cart (§7). Never rejects. */
export async function validateCart(
  cart: Cart,
  { locale, customerEmail, fetch }: ValidationOptions,
  signal?: AbortSignal,
): Promise<Validation> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    const response = await fetch(proxyAddress('validateCart'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-st1-locale': locale },
      body: JSON.stringify({
        items: cart.items.map(({ code, amount, showUpsell }) => ({ quantity: amount, code, showUpsell })),
        discountCode: cart.discountCode || undefined,
        customerEmail: customerEmail || undefined,
      }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const { status } = response
    // always read: an unread body keeps the request open in the browser
    const body: unknown = await response.json().catch(() => undefined)
    if (status === LIMITED) return { kind: 'limited' }
    if (status >= 400 && status < 500 && !PASSING_STATUSES.includes(status)) return { kind: 'refused' }
    const validated = response.ok ? readValidatedCart(body) : undefined
    const priced = validated && applyValidation(cart, validated)
    return priced ? { kind: 'validated', cart: priced } : { kind: 'outage' }
  } catch {
    return { kind: 'outage' } // no network, a timeout, or a response cut off
  }
}

/**
 * The cart with the server's prices, totals and upsells, without a discount code that the server does not know. Undefined when the
 * response is about another cart.
 */
function applyValidation(cart: Cart, { items, totals, discountCodeValid = totals.discount > 0 }: ValidatedCart): Cart | undefined {
  const priced = cart.items.flatMap((item) => {
    const line = items.get(item.code)
    if (line?.quantity !== item.amount) return []
    return attachUpsells({ ...item, name: line.name ?? item.name, price: line.unitPrice }, line.upsells)
  })
  if (items.size !== cart.items.length || priced.length !== cart.items.length) return undefined
  return { ...cart, items: priced, totals, discountCode: discountCodeValid ? cart.discountCode : undefined }
}
