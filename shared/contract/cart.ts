import { readAmount, readQuantity, readTotals } from './money.ts'
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
