import { type CodeProblem, readValidatedCart, type ValidatedCart } from '#shared/contract/cart.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Fetch, sendCall } from '../endpoints/call-endpoint.ts'
import { type Cart, orderedItems } from './cart-items.ts'
import { attachUpsells } from './upsell.ts'

/**
 * `refused`: the server rejects this cart. `outage`, `limited` (too many requests): the cart may be
 * valid.
 */
export type Validation =
  | { kind: 'validated'; cart: Cart; codeProblem?: CodeProblem | undefined }
  | { kind: 'refused' | 'outage' | 'limited' }

export interface ValidationOptions {
  locale: LocaleCode
  customerEmail?: string | undefined
  fetch?: Fetch
}

/** The one request that prices a cart (§7). Never rejects. */
export async function validateCart(
  cart: Cart,
  { locale, customerEmail, fetch }: ValidationOptions,
  signal?: AbortSignal,
): Promise<Validation> {
  const body = { ...orderedItems(cart), customerEmail: customerEmail || undefined }
  try {
    const { outcome, answer } = await sendCall({ key: 'validateCart', body }, locale, {
      signal,
      fetch,
    })
    if (outcome === 'limited' || outcome === 'refused') return { kind: outcome }
    const validated = outcome === 'ok' ? readValidatedCart(answer) : undefined
    const priced = validated && applyValidation(cart, validated)
    return priced
      ? { kind: 'validated', cart: priced, codeProblem: validated.discountCodeProblem }
      : { kind: 'outage' }
  } catch {
    return { kind: 'outage' } // no network, or a timeout
  }
}

/**
 * The cart with the server's prices, totals and upsells, and without a rejected discount code.
 * Undefined if the response has other products or quantities than the cart.
 */
function applyValidation(
  cart: Cart,
  { items, totals, discountCodeValid = totals.discount > 0 }: ValidatedCart,
): Cart | undefined {
  const priced = cart.items.flatMap((item) => {
    const line = items.get(item.code)
    if (!line || (line.quantity ?? item.amount) !== item.amount) return []
    return attachUpsells(
      { ...item, name: line.name ?? item.name, price: line.unitPrice ?? item.price },
      line.upsells,
    )
  })
  if (items.size !== cart.items.length || priced.length !== cart.items.length) return undefined
  return {
    ...cart,
    items: priced,
    totals,
    discountCode: discountCodeValid ? cart.discountCode : undefined,
  }
}
