import { z } from 'zod'
import { type CartTotals, readTotals } from '#shared/contract/cart.ts'
import { ORDER_STATUSES, PAYMENT_METHOD_TYPES } from '#shared/contract/order.ts'
import { orderCustomerSchema } from '#shared/contract/requests.ts'
import { typedCode } from '#shared/forms/typed-text.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import type { TaxShare } from '../shop/price-cart.ts'

/**
 * 'open' exists only in this backend: the visitor has not yet chosen a result on the payment page.
 * Responses say 'pending'.
 */
const OWN_STATUSES = ['open', ...ORDER_STATUSES] as const

/** The form whose submissions are withdrawals from orders. */
export const WITHDRAWAL_FORM = 'withdrawal'

/** A line as ordered. Its price never changes. */
export const orderItemSchema = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** EUR cents with tax, per item */
  priceCents: z.int(),
  /** what one item delivers: the products of a bundle, or the product itself */
  contents: z.array(z.object({ name: z.string(), amount: z.int() })),
})

export const orderSchema = z.object({
  id: z.string(),
  requestHash: z.string(),
  locale: z.enum(LOCALE_CODES),
  /** lower case */
  email: z.string(),
  customer: orderCustomerSchema,
  sendSms: z.boolean(),
  /** null for an order of 0 €, which has no payment */
  paymentType: z.enum(PAYMENT_METHOD_TYPES).nullable(),
  paymentName: z.string().nullable(),
  returnUrl: z.string(),
  discountCode: z.string().nullable(),
  items: z.array(orderItemSchema),
  totals: z.custom<CartTotals & { taxes?: TaxShare[] }>(
    (totals) => readTotals(totals) !== undefined,
  ),
  status: z.enum(OWN_STATUSES),
  deliveryConsent: z.boolean(),
  termsVersion: z.string().nullable(),
  /** ISO 8601 */
  paid: z.string().nullable(),
  /** ISO 8601: when a withdrawal from the whole order was received */
  withdrawn: z.string().nullable(),
  /** ISO 8601: when a pending payment becomes paid */
  confirmsAt: z.string().nullable(),
  created: z.string(),
})

export type OrderItem = z.output<typeof orderItemSchema>
export type Order = z.output<typeof orderSchema>
export type OrderStatus = Order['status']

const ORDER_ID = /([0-9A-Z]{4})[\s-]?([0-9A-Z]{4})[\s-]?([0-9A-Z]{4})/

/**
 * The order number in a visitor's text, '' without one. `isAlone`: the text has no other letters or
 * digits.
 */
export function readOrderNumber(text: string): { id: string; isAlone: boolean } {
  const typed = typedCode(text)
  const [, ...parts] = ORDER_ID.exec(typed) ?? []
  return { id: parts.join('-'), isAlone: !/[\p{L}\p{N}]/u.test(typed.replace(ORDER_ID, '')) }
}

/** Removes the alias: aino+kauppa@… belongs to aino@… */
export function emailWithoutAlias(email: string): string {
  return normalEmail(email).replace(/^([^+@]+)\+[^@]*(?=@)/, '$1')
}

/** The e-mail address that orders are searched by. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
