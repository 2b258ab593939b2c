import type { Product } from '#shared/contract/product.ts'
import type { CartItem } from './cart.ts'

/** A product as a line of the cart, one of it (§3). */
export function cartItem({ code, name, attributes, unitPrice, image, images, bundleMembers, showUpsell = true }: Product): CartItem {
  return {
    code,
    name,
    image: image ?? images?.[0],
    amount: 1,
    price: unitPrice,
    includes: (bundleMembers ?? []).map(({ amount, product }) => ({ amount, globalName: product.globalName, sku: product.sku })),
    attributes: { price: attributes.price, tax_class: attributes.tax_class },
    showUpsell,
    upsells: [],
  }
}
