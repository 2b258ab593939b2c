import {
  type CartTotals,
  MAX_CART_LINES,
  MAX_QUANTITY,
  type Upsell,
} from '#shared/contract/cart.ts'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { Product } from '#shared/contract/product.ts'
import type { OrderRequest } from '#shared/contract/requests.ts'

/** §3 */
export interface Cart {
  readonly items: readonly CartItem[]
  readonly totals: CartTotals
  /** the sum of quantities */
  readonly cartAmounts: number
  readonly discountCode?: string | undefined
}

/** §3. Prices are EUR with tax; after validation they are the server's. */
export interface CartItem {
  readonly code: string
  readonly name: string
  readonly image?: ImageAsset | undefined
  readonly amount: number
  readonly price: number
  readonly includes: readonly IncludedProduct[]
  readonly attributes: { readonly price: number; readonly tax_class: readonly string[] }
  readonly showUpsell: boolean
  readonly upsells: readonly Upsell[]
}

/** A member of a bundle. */
export interface IncludedProduct {
  readonly amount: number
  readonly globalName: string
  readonly sku: readonly string[]
}

export const ZERO_TOTALS: CartTotals = {
  discount: 0,
  taxAmount: 0,
  totalWithTax: 0,
  totalWithoutTax: 0,
}
export const EMPTY_CART: Cart = { items: [], totals: ZERO_TOTALS, cartAmounts: 0 }

/**
 * §4: increases the amount of a product that is in the cart, else appends it. Returns the same cart
 * when it is full.
 */
export function addItem(cart: Cart, product: Product): Cart {
  const line = cart.items.find(({ code }) => code === product.code)
  if (line) return setAmount(cart, product.code, line.amount + 1)
  return cart.items.length < MAX_CART_LINES
    ? withItems(cart, [...cart.items, cartItem(product)])
    : cart
}

export function removeItem(cart: Cart, code: string): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => item.code !== code),
  )
}

/** The amount is read by parseQuantity. Returns the same cart when nothing changes. */
export function setAmount(cart: Cart, code: string, amount: unknown): Cart {
  const next = parseQuantity(amount)
  if (!cart.items.some((item) => item.code === code && item.amount !== next)) return cart
  return withItems(
    cart,
    cart.items.map((item) => (item.code === code ? { ...item, amount: next } : item)),
  )
}

/** The totals stay unchanged until the server calculates them; an empty cart has zero totals (§4). */
export function withItems(cart: Cart, items: readonly CartItem[]): Cart {
  const cartAmounts = items.reduce((sum, { amount }) => sum + amount, 0)
  return { ...cart, items, cartAmounts, totals: items.length === 0 ? ZERO_TOTALS : cart.totals }
}

/** A product as a cart line with amount 1 (§3). */
export function cartItem({
  code,
  name,
  attributes,
  unitPrice,
  image,
  images,
  bundleMembers,
  showUpsell = true,
}: Product): CartItem {
  return {
    code,
    name,
    image: image ?? images?.[0],
    amount: 1,
    price: unitPrice,
    includes: (bundleMembers ?? []).map(({ amount, product }) => ({
      amount,
      globalName: product.globalName,
      sku: product.sku,
    })),
    attributes: { price: attributes.price, tax_class: attributes.tax_class },
    showUpsell,
    upsells: [],
  }
}

/** The products and the discount code, as in the requests for validation and for an order. */
export function orderedItems({
  items,
  discountCode,
}: Cart): Pick<OrderRequest, 'items' | 'discountCode'> {
  return {
    items: items.map(({ code, amount, showUpsell }) => ({ quantity: amount, code, showUpsell })),
    discountCode: discountCode || undefined,
  }
}

/** §5: a quantity is parsed as an integer and defaults to 1; clamped to 1..99. */
export function parseQuantity(value: unknown): number {
  const whole =
    typeof value === 'number'
      ? Math.trunc(value)
      : typeof value === 'string'
        ? Number.parseInt(value, 10)
        : NaN
  return Number.isFinite(whole) ? Math.min(MAX_QUANTITY, Math.max(1, whole)) : 1
}

/** Joins lines with the same code and adds their amounts. */
export function mergeItems(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const present = merged.get(item.code)
    merged.set(
      item.code,
      present ? { ...present, amount: parseQuantity(present.amount + item.amount) } : item,
    )
  }
  return [...merged.values()].slice(0, MAX_CART_LINES)
}
