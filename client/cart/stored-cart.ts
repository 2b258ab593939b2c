import { MAX_CART_LINES, MAX_CODE_LENGTH, readUpsell } from '#shared/contract/cart.ts'
import { readProduct } from '#shared/contract/product.ts'
import {
  readItems,
  readKey,
  readList,
  readNumber,
  readRecord,
  readText,
} from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'
import {
  type Cart,
  type CartItem,
  cartItem,
  EMPTY_CART,
  mergeItems,
  parseQuantity,
  withItems,
} from './cart-items.ts'

/** The cart in localStorage, shared by all tabs (§9). */
export interface StoredCart extends Cart {
  /** the lines of a refused cart, which can be restored */
  readonly refusedItems: readonly CartItem[]
}

export const storedCart = storedValue('cart', readStoredCart, 'localStorage')

/**
 * Reads any JSON: invalid parts are dropped. Totals are not read, because the server calculates
 * them.
 */
export function readStoredCart(value: unknown): StoredCart {
  const raw = readRecord(value) ?? {}
  const discountCode = readText(raw['discountCode'])?.trim()
  const cart =
    discountCode && discountCode.length <= MAX_CODE_LENGTH
      ? { ...EMPTY_CART, discountCode }
      : EMPTY_CART
  return {
    ...withItems(cart, readLines(raw['items'])),
    refusedItems: readLines(raw['refusedItems']),
  }
}

function readLines(value: unknown): CartItem[] {
  return mergeItems(readItems(readList(value).slice(0, MAX_CART_LINES), readLine))
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

/** Converts to the contract's shape, for readProduct. */
function asMember(value: unknown) {
  const raw = readRecord(value)
  const globalName = readText(raw?.['globalName'])
  return { amount: raw?.['amount'], product: { code: globalName, globalName, sku: raw?.['sku'] } }
}
