import type { Cart } from './cart.ts'
import type { ValidatedCart } from '#shared/contract/cart.ts'
import { attachUpsells } from './upsell.ts'

/**
 * The cart with the server's prices, totals and upsells, without a discount code that the server does not know.
 * Undefined when the answer speaks of another cart than this.
 */
export function applyValidation(cart: Cart, { items, totals, discountCodeValid = totals.discount > 0 }: ValidatedCart): Cart | undefined {
  if (items.size !== cart.items.length) return undefined
  const lines = cart.items.map((item) => {
    const said = items.get(item.code)
    return said?.quantity === item.amount
      ? attachUpsells({ ...item, name: said.name ?? item.name, price: said.unitPrice }, said.upsells)
      : undefined
  })
  const settled = lines.filter((line) => line !== undefined)
  if (settled.length !== lines.length) return undefined
  return { ...cart, items: settled, totals, discountCode: discountCodeValid ? cart.discountCode : undefined }
}
