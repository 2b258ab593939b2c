import { readProduct } from './product.ts'
import { readFlag, readItems, readKey, readList, readRecord, readText } from './read-values.ts'

/** What the server says of a cart: its prices are the prices. */
export type ValidatedCart = NonNullable<ReturnType<typeof readValidatedCart>>
/** What the server offers instead of a line: so many of a product. */
export type Upsell = NonNullable<ReturnType<typeof readUpsell>>

/** The answer of cart/validate, its lines by code. Undefined where a price, a quantity or a total is missing or impossible: such an answer prices nothing. */
export function readValidatedCart(answer: unknown) {
  const raw = readRecord(answer)
  const totals = readTotals(raw?.['totals'])
  const lines = readList(raw?.['items'])
  const items = new Map(readItems(lines, readLine))
  if (totals === undefined || items.size !== lines.length) return undefined
  /** discountCodeValid: absent when it says nothing of a code */
  return { items, totals, discountCodeValid: readFlag(raw?.['discountCodeValid']) }
}

function readLine(value: unknown) {
  const raw = readRecord(value)
  const product = readRecord(raw?.['product'])
  const code = readKey(product?.['code'])
  const quantity = readQuantity(raw?.['quantity'])
  /** EUR with tax */
  const unitPrice = readAmount(raw?.['unitPrice'])
  if (code === undefined || quantity === undefined || unitPrice === undefined) return undefined
  const line = { quantity, unitPrice, name: readText(product?.['name']), upsells: readItems(product?.['upsellProducts'], readUpsell) }
  return [code, line] as const
}

/** One that cannot be read is not offered. */
export function readUpsell(value: unknown) {
  const raw = readRecord(value)
  const quantity = readQuantity(raw?.['quantity'])
  const product = readProduct(raw?.['product'])
  return product && quantity !== undefined ? { quantity, product } : undefined
}

// What is paid is read strictly: a number that is written as text, missing or below zero is no amount, and nothing is reckoned from it.

/** EUR, the server's. */
export type CartTotals = NonNullable<ReturnType<typeof readTotals>>

export function readTotals(value: unknown) {
  const raw = readRecord(value)
  const discount = readAmount(raw?.['discount'])
  const taxAmount = readAmount(raw?.['taxAmount'])
  const totalWithTax = readAmount(raw?.['totalWithTax'])
  const totalWithoutTax = readAmount(raw?.['totalWithoutTax'])
  if (discount === undefined || taxAmount === undefined || totalWithTax === undefined || totalWithoutTax === undefined) return undefined
  return { discount, taxAmount, totalWithTax, totalWithoutTax }
}

export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

export function readQuantity(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined
}

/** contract.md: a cart line is refused outside 1..99 */
export const MAX_QUANTITY = 99
/** different products in one cart */
export const MAX_CART_LINES = 100
/** characters of a product code, of a discount code */
export const MAX_CODE_LENGTH = 100
