import type { Upsell } from '#shared/contract/cart.ts'
import { type Cart, type CartItem, cartItem, mergeItems, parseQuantity, withItems } from './cart.ts'

/**
 * §4: a bundle is not offered a much smaller bundle of the same: its one member and the one member of the one upsell have the same SKUs, and
 * it holds more than one more of it. Any other item takes the server's upsells.
 */
export function attachUpsells(item: CartItem, serverUpsells: readonly Upsell[]): CartItem {
  return { ...item, upsells: isSmallerBundle(item, serverUpsells) ? [] : serverUpsells }
}

function isSmallerBundle({ includes }: CartItem, upsells: readonly Upsell[]): boolean {
  const [member, ...otherMembers] = includes
  const [upsell, ...otherUpsells] = upsells
  const [offered, ...otherOffered] = upsell?.product.bundleMembers ?? []
  if (!member || !offered || otherMembers.length + otherUpsells.length + otherOffered.length > 0) return false
  return haveSameSkus(member.sku, offered.product.sku) && member.amount - offered.amount > 1
}

/** Their order does not count. */
function haveSameSkus(one: readonly string[], other: readonly string[]): boolean {
  const skus = new Set(one)
  return skus.size === new Set(other).size && other.every((sku) => skus.has(sku))
}

/** Replaces the line by the server's offer, merged with a line that already has the offered product. */
export function swapForUpsell(cart: Cart, code: string, { quantity, product }: Upsell): Cart {
  const swapped = { ...cartItem(product), amount: parseQuantity(quantity) }
  return withItems(cart, mergeItems(cart.items.map((item) => (item.code === code ? swapped : item))))
}
