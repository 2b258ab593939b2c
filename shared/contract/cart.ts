import { readProduct } from './product.ts'
import { allOf, listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readFlag, readKey, readRecord, readText } from './read-values.ts'

// What is paid is read strictly: a number that is written as text, missing or below zero is no amount, and nothing is reckoned from it.

export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

export function readQuantity(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined
}

/** EUR, the server's. */
export type CartTotals = ReadBy<typeof readTotals>

export const readTotals = record({ discount: readAmount, taxAmount: readAmount, totalWithTax: readAmount, totalWithoutTax: readAmount })

/** What the server offers instead of a line: so many of a product. */
export type Upsell = ReadBy<typeof readUpsell>

export const readUpsell = record({ quantity: readQuantity, product: readProduct })

const readLineFields = record(
  {
    /** an upsell that cannot be read is not offered */
    product: record({ code: readKey, upsellProducts: or(listOf(readUpsell), []) }, { name: readText }),
  },
  {
    quantity: readQuantity,
    /** EUR with tax */
    unitPrice: readAmount,
  },
)

/** Quantity and price may be absent: the cart keeps its own. One that is present and impossible refuses the line. */
function readLine(value: unknown) {
  const line = readLineFields(value)
  const { quantity, unitPrice } = readRecord(value) ?? {}
  const isRefused = (quantity !== undefined && line?.quantity === undefined) || (unitPrice !== undefined && line?.unitPrice === undefined)
  return isRefused ? undefined : line
}

const readAnswer = record(
  { items: allOf(readLine), totals: readTotals },
  {
    /** absent when it says nothing of a code */
    discountCodeValid: readFlag,
    discountCodeProblem: oneOf('expired', 'used'),
  },
)

/** What the server says of a cart: its prices are the prices. */
export type ValidatedCart = ReadBy<typeof readValidatedCart>

/** Why a discount code is not valid, where the server says so. */
export type CodeProblem = NonNullable<ValidatedCart['discountCodeProblem']>

/** The answer of cart/validate, its lines by code. Undefined where a price, a quantity or a total is missing or impossible: such an answer prices nothing. */
export function readValidatedCart(answer: unknown) {
  const cart = readAnswer(answer)
  const items = new Map(
    cart?.items.map(({ product: { code, name, upsellProducts: upsells }, ...line }) => [code, { ...line, name, upsells }]),
  )
  return cart && items.size === cart.items.length ? { ...cart, items } : undefined
}

/** contract.md: a cart line is refused outside 1..99 */
export const MAX_QUANTITY = 99
/** different products in one cart */
export const MAX_CART_LINES = 100
/** characters of a product code, of a discount code */
export const MAX_CODE_LENGTH = 100
