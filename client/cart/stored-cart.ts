import { MAX_CART_LINES, MAX_CODE_LENGTH, readUpsell } from '#shared/contract/cart.ts'
import { readProduct } from '#shared/contract/product.ts'
import { readItems, readKey, readList, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'
import { type Cart, type CartItem, cartItem, EMPTY_CART, withItems } from './cart.ts'
import { parseQuantity } from './quantity.ts'

/** The cart on the device, which every tab of the visitor reads and writes (§9). */
export interface StoredCart extends Cart {
  /** the lines of a refused cart, so that they can be had back */
  readonly refusedItems: readonly CartItem[]
}

export const storedCart = storedValue('cart', readStoredCart, 'localStorage')

/** Whatever was written there: what can be read of it counts. Totals are not read: they are the server's. */
export function readStoredCart(value: unknown): StoredCart {
  const raw = readRecord(value) ?? {}
  const discountCode = readText(raw['discountCode'])?.trim()
  const kept = discountCode && discountCode.length <= MAX_CODE_LENGTH ? { ...EMPTY_CART, discountCode } : EMPTY_CART
  return { ...withItems(kept, readLines(raw['items'])), refusedItems: readLines(raw['refusedItems']) }
}

/** Two lines of one product are one line. */
function readLines(value: unknown): CartItem[] {
  const lines = new Map<string, CartItem>()
  for (const item of readItems(readList(value).slice(0, MAX_CART_LINES), readLine)) {
    const amount = parseQuantity(item.amount + (lines.get(item.code)?.amount ?? 0))
    lines.set(item.code, { ...item, amount })
  }
  return [...lines.values()]
}

function readLine(value: unknown): CartItem | undefined {
  const raw = readRecord(value)
  const code = readKey(raw?.['code'])
  if (raw === undefined || code === undefined || code.length > MAX_CODE_LENGTH) return undefined
  const price = readNumber(raw['price']) ?? 0
  const product = readProduct({
    ...raw,
    name: readText(raw['name']) ?? code,
    unitPrice: Math.max(0, price),
    bundleMembers: readList(raw['includes']).map(asMember),
  })
  const upsells = readItems(raw['upsells'], readUpsell)
  return product && { ...cartItem(product), amount: parseQuantity(raw['amount']), upsells }
}

/** As a bundle's member stands on the wire, where it is read. */
function asMember(value: unknown) {
  const raw = readRecord(value)
  const globalName = readText(raw?.['globalName'])
  return { amount: raw?.['amount'], product: { code: globalName, globalName, sku: raw?.['sku'] } }
}
