import type { Upsell } from '#shared/contract/cart.ts'
import { lineTotal } from '#shared/money/price.ts'
import {
  type Cart,
  type CartItem,
  cartItem,
  mergeItems,
  parseQuantity,
  withItems,
} from './cart-items.ts'

/**
 * §4: clears the upsells of a bundle if the only upsell is a much smaller bundle of the same
 * product: both have one member with the same SKUs, and the bundle's amount is greater by more than 1.
 * Any other item gets the server's upsells.
 */
export function attachUpsells(item: CartItem, serverUpsells: readonly Upsell[]): CartItem {
  return { ...item, upsells: isSmallerBundle(item, serverUpsells) ? [] : serverUpsells }
}

function isSmallerBundle({ includes }: CartItem, upsells: readonly Upsell[]): boolean {
  const [member, ...otherMembers] = includes
  const [upsell, ...otherUpsells] = upsells
  const [offered, ...otherOffered] = upsell?.product.bundleMembers ?? []
  if (!member || !offered || otherMembers.length + otherUpsells.length + otherOffered.length > 0)
    return false
  return haveSameSkus(member.sku, offered.product.sku) && member.amount - offered.amount > 1
}

/** In any order. */
function haveSameSkus(one: readonly string[], other: readonly string[]): boolean {
  const skus = new Set(one)
  return skus.size === new Set(other).size && other.every((sku) => skus.has(sku))
}

/** In EUR. `each` and `saving` only for a pack of the line's product. */
export interface OfferPrice {
  /** what the visitor pays more than for the line; negative if less */
  more: number
  /** one product of the pack */
  each?: number
  /** compared with as many single products of the line, if there is a saving */
  saving?: number
}

export function offerPrice(
  item: Pick<CartItem, 'code' | 'price' | 'amount' | 'includes'>,
  { quantity, product }: Upsell,
): OfferPrice {
  const [offered, ...otherOffered] = product.bundleMembers ?? []
  const [member, ...otherMembers] = item.includes
  const total = product.unitPrice * quantity
  const more = total - lineTotal(item)
  if (!offered || otherOffered.length + otherMembers.length > 0) return { more }
  const isSame = member
    ? haveSameSkus(member.sku, offered.product.sku)
    : offered.product.code === item.code
  if (!isSame) return { more }
  const saving = (item.price / (member?.amount ?? 1)) * offered.amount * quantity - total
  return { more, each: product.unitPrice / offered.amount, ...(saving >= 0.01 && { saving }) }
}

/**
 * Replaces the line with the server's offer, and merges it with an existing line of the offered
 * product.
 */
export function swapForUpsell(cart: Cart, code: string, { quantity, product }: Upsell): Cart {
  const swapped = { ...cartItem(product), amount: parseQuantity(quantity) }
  return withItems(
    cart,
    mergeItems(cart.items.map((item) => (item.code === code ? swapped : item))),
  )
}
