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

/** EUR that the offer costs less than as many of the line's product, one by one; undefined where they are not the same, or nothing is saved. */
export function offerSaving(item: Pick<CartItem, 'code' | 'price' | 'includes'>, { quantity, product }: Upsell): number | undefined {
  const [offered, ...otherOffered] = product.bundleMembers ?? []
  const [member, ...otherMembers] = item.includes
  if (!offered || otherOffered.length + otherMembers.length > 0) return undefined
  const isSame = member ? haveSameSkus(member.sku, offered.product.sku) : offered.product.code === item.code
  const saving = (item.price / (member?.amount ?? 1)) * offered.amount * quantity - product.unitPrice * quantity
  return isSame && saving >= 0.01 ? saving : undefined
}

/** Replaces the line by the server's offer, merged with a line that already has the offered product. */
export function swapForUpsell(cart: Cart, code: string, { quantity, product }: Upsell): Cart {
  const swapped = { ...cartItem(product), amount: parseQuantity(quantity) }
  return withItems(cart, mergeItems(cart.items.map((item) => (item.code === code ? swapped : item))))
}
