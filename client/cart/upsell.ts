import type { Upsell } from '#shared/contract/cart.ts'
import { type Cart, type CartItem, cartItem, mergeItems, parseQuantity, withItems } from './cart.ts'

/**
 * §4: clears the upsells of a bundle if the only upsell is a much smaller bundle of the same product: both have one member with the same
 * SKUs, and the bundle's amount is greater by more than 1. Any other item gets the server's upsells.
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

/** In any order. */
function haveSameSkus(one: readonly string[], other: readonly string[]): boolean {
  const skus = new Set(one)
  return skus.size === new Set(other).size && other.every((sku) => skus.has(sku))
}

/** EUR that the offer saves compared with single products of the line. Undefined if the offer is another product or saves nothing. */
export function offerSaving(item: Pick<CartItem, 'code' | 'price' | 'includes'>, { quantity, product }: Upsell): number | undefined {
  const [offered, ...otherOffered] = product.bundleMembers ?? []
  const [member, ...otherMembers] = item.includes
  if (!offered || otherOffered.length + otherMembers.length > 0) return undefined
  const isSame = member ? haveSameSkus(member.sku, offered.product.sku) : offered.product.code === item.code
  const saving = (item.price / (member?.amount ?? 1)) * offered.amount * quantity - product.unitPrice * quantity
  return isSame && saving >= 0.01 ? saving : undefined
}

/** Replaces the line with the server's offer, and merges it with an existing line of the offered product. */
export function swapForUpsell(cart: Cart, code: string, { quantity, product }: Upsell): Cart {
  const swapped = { ...cartItem(product), amount: parseQuantity(quantity) }
  return withItems(cart, mergeItems(cart.items.map((item) => (item.code === code ? swapped : item))))
}
