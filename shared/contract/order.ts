import { readAmount, readQuantity, readTotals } from './cart.ts'
import { allOf, oneOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readColor, readItems, readMoment, readRecord, readText } from './read-values.ts'

export const ORDER_STATUSES = ['paid', 'pending', 'cancelled', 'failed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** In the order in which they are offered: first those that one press pays with. */
export const PAYMENT_METHOD_TYPES = ['mobile', 'card', 'bank'] as const
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]

/** The answer of orders/complete, and an item of a customer's orders. Amounts are EUR. */
export type Order = ReadBy<typeof readOrder>
export type Delivery = Order['deliveries'][number]

/**
 * The answer of orders/initialize: where the visitor pays. The code that uses the address checks
 * it.
 */
export const readStartedOrder = record({ orderId: readText, paymentUrl: readText })

const readItem = record({
  name: readText,
  quantity: readQuantity,
  /** of one piece, with tax */
  price: readAmount,
})

const readDelivery = record(
  {
    productName: or(readText, ''),
    /** 'ST1-…' */
    code: readText,
    /** the last day, yyyy-MM-dd or ISO 8601; '' when missing */
    validUntil: or(readText, ''),
  },
  {
    /** ISO 8601: when the code was used; it cannot be used again */
    used: (value) => readMoment(value) || undefined,
    /** the station */
    usedAt: readText,
  },
)

/** What a withdrawal pays back. `by`: the last day, yyyy-MM-dd. */
const readRefund = record({ amount: readAmount, by: readText })

/** Without `name` for a card. The name of a bank or wallet: 'MobilePay'. */
const readPaidWith = record({ type: oneOf(...PAYMENT_METHOD_TYPES) }, { name: readText })

/** The seller, which a receipt must name. */
const readSeller = record(
  { name: readText, businessId: readText },
  { vatId: readText, address: readText },
)

/** EUR per rate of value-added tax. If one rate is unreadable, all are dropped. */
function readTaxes(value: unknown) {
  const taxes = allOf(record({ percent: readAmount, tax: readAmount }))(value)
  return taxes?.length ? taxes : undefined
}

/**
 * undefined without a status or totals, and when one line is unreadable: an order must not be shown
 * without something that was paid for.
 */
export const readOrder = record(
  {
    orderId: readText,
    status: oneOf(...ORDER_STATUSES),
    totals: readTotals,
    items: allOf(readItem),
    deliveries: allOf(readDelivery),
  },
  {
    /** ISO 8601 */
    created: readText,
    /** ISO 8601; the right of withdrawal starts then */
    paid: (value) => readMoment(value) || undefined,
    /** ISO 8601: when the visitor withdrew from the whole order; its codes must not be used any more */
    withdrawn: (value) => readMoment(value) || undefined,
    refund: readRefund,
    paidWith: readPaidWith,
    taxes: readTaxes,
    seller: readSeller,
  },
)

/** In the order of the answer: newest first. undefined without a list of orders. */
export function readOrders(answer: unknown) {
  const list = readRecord(answer)?.['orders']
  if (!Array.isArray(list)) return undefined
  const orders = readItems(list, readOrder)
  /** `unreadable` is a count, so that the page can say that paid orders are missing */
  return { orders, unreadable: list.length - orders.length }
}

export type PaymentMethod = ReadBy<typeof readMethod>

/** The colour is that of its mark. */
const readMethod = record(
  { type: oneOf(...PAYMENT_METHOD_TYPES), id: readText, name: readText },
  { color: readColor },
)
const readMethods = someOf(readMethod)

/** Unreadable methods are dropped. undefined without a list or when no method is left. */
export function readPaymentMethods(answer: unknown): PaymentMethod[] | undefined {
  return readMethods(readRecord(answer)?.['methods'])
}
