import { readProduct } from './product.ts'
import { allOf, listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readFlag, readKey, readRecord, readText } from './read-values.ts'

// Amounts to pay are read strictly: text, missing values and negative numbers are rejected, and
// nothing is calculated from them.

export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

export function readQuantity(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined
}

/** EUR, as the server calculated them. */
export type CartTotals = ReadBy<typeof readTotals>

export const readTotals = record({
  discount: readAmount,
  taxAmount: readAmount,
  totalWithTax: readAmount,
  totalWithoutTax: readAmount,
})

/** A product and quantity that the server offers instead of a cart line. */
export type Upsell = ReadBy<typeof readUpsell>

export const readUpsell = record({ quantity: readQuantity, product: readProduct })

const readLineFields = record(
  {
    /** unreadable upsells are dropped */
    product: record(
      { code: readKey, upsellProducts: or(listOf(readUpsell), []) },
      { name: readText },
    ),
  },
  {
    quantity: readQuantity,
    /** EUR with tax */
    unitPrice: readAmount,
  },
)

/**
 * If the quantity or the price is missing, the cart keeps its own. If one is invalid, the line is
 * refused.
 */
function readLine(value: unknown) {
  const line = readLineFields(value)
  const { quantity, unitPrice } = readRecord(value) ?? {}
  const isRefused =
    (quantity !== undefined && line?.quantity === undefined) ||
    (unitPrice !== undefined && line?.unitPrice === undefined)
  return isRefused ? undefined : line
}

const readAnswer = record(
  { items: allOf(readLine), totals: readTotals },
  {
    /** absent when the answer is not about a discount code */
    discountCodeValid: readFlag,
    discountCodeProblem: oneOf('expired', 'used'),
  },
)

/** The server's answer about a cart. The visitor pays the prices in it. */
export type ValidatedCart = ReadBy<typeof readValidatedCart>

/** Why a discount code is not valid, when the server says why. */
export type CodeProblem = NonNullable<ValidatedCart['discountCodeProblem']>

/**
 * The answer of cart/validate, with its lines by product code. undefined when a line or total is
 * unreadable or a product occurs twice.
 */
export function readValidatedCart(answer: unknown) {
  const cart = readAnswer(answer)
  const items = new Map(
    cart?.items.map(({ product: { code, name, upsellProducts: upsells }, ...line }) => [
      code,
      { ...line, name, upsells },
    ]),
  )
  return cart && items.size === cart.items.length ? { ...cart, items } : undefined
}

/** docs/contract.md: the quantity of a cart line is 1 to 99 */
export const MAX_QUANTITY = 99
/** different products in one cart */
export const MAX_CART_LINES = 100
/** characters of a product code or a discount code */
export const MAX_CODE_LENGTH = 100
