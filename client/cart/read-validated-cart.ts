import { readProduct } from '#shared/contract/read-product.ts'
import { readFlag, readItems, readKey, readList, readNumber, readRecord, readText } from '#shared/contract/read-values.ts'
import type { CartTotals, Upsell } from './cart.ts'

/** What the server says of a cart (contract.md): its prices are the prices. */
export interface ValidatedCart {
  /** by code */
  items: ReadonlyMap<string, ValidatedItem>
  totals: CartTotals
  /** absent when it says nothing of a code */
  discountCodeValid?: boolean | undefined
}

interface ValidatedItem {
  quantity: number
  /** EUR with tax */
  unitPrice: number
  name: string | undefined
  upsells: Upsell[]
}

/** Undefined where a price, a quantity or a total is missing or impossible: such an answer prices nothing. */
export function readValidatedCart(answer: unknown): ValidatedCart | undefined {
  const raw = readRecord(answer)
  const totals = readTotals(raw?.['totals'])
  const lines = readList(raw?.['items'])
  const items = new Map(readItems(lines, readItem))
  if (totals === undefined || items.size !== lines.length) return undefined
  return { items, totals, discountCodeValid: readFlag(raw?.['discountCodeValid']) }
}

function readItem(value: unknown): [string, ValidatedItem] | undefined {
  const raw = readRecord(value)
  const product = readRecord(raw?.['product'])
  const code = readKey(product?.['code'])
  const quantity = readNumber(raw?.['quantity'])
  const unitPrice = readAmount(raw?.['unitPrice'])
  if (code === undefined || quantity === undefined || unitPrice === undefined) return undefined
  return [code, { quantity, unitPrice, name: readText(product?.['name']), upsells: readItems(product?.['upsellProducts'], readUpsell) }]
}

/** One that cannot be read is not offered. */
export function readUpsell(value: unknown): Upsell | undefined {
  const raw = readRecord(value)
  const quantity = readNumber(raw?.['quantity'])
  const product = readProduct(raw?.['product'])
  return product && quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 ? { quantity, product } : undefined
}

function readTotals(value: unknown): CartTotals | undefined {
  const raw = readRecord(value)
  const discount = readAmount(raw?.['discount'])
  const taxAmount = readAmount(raw?.['taxAmount'])
  const totalWithTax = readAmount(raw?.['totalWithTax'])
  const totalWithoutTax = readAmount(raw?.['totalWithoutTax'])
  if (discount === undefined || taxAmount === undefined || totalWithTax === undefined || totalWithoutTax === undefined) return undefined
  return { discount, taxAmount, totalWithTax, totalWithoutTax }
}

function readAmount(value: unknown): number | undefined {
  const amount = readNumber(value)
  return amount !== undefined && amount >= 0 ? amount : undefined
}
