import { readAmount, readQuantity, readTotals } from './cart.ts'
import { readMoment } from './dates.ts'
import { allOf, oneOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readItems, readRecord, readText } from './read-values.ts'

export const ORDER_STATUSES = ['paid', 'pending', 'cancelled', 'failed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The answer of orders/complete, and of what a customer has ordered. Amounts are EUR. */
export type Order = ReadBy<typeof readOrder>
export type Delivery = Order['deliveries'][number]

/** The answer of orders/initialize: where the visitor pays. The address is judged where it is used. */
export const readStartedOrder = record({ orderId: readText, paymentUrl: readText })

const readItem = record({
  name: readText,
  quantity: readQuantity,
  /** of one, with tax */
  price: readAmount,
})

const readDelivery = record({
  productName: or(readText, ''),
  /** 'ST1-…' */
  code: readText,
  /** the last day, yyyy-MM-dd or ISO 8601; '' when it is not said */
  validUntil: or(readText, ''),
})

/** Who sells: what a receipt must name. */
const readSeller = record({ name: readText, businessId: readText }, { vatId: readText, address: readText })

/** EUR of each rate of value-added tax; all of them, or none. */
function readTaxes(value: unknown) {
  const taxes = allOf(record({ percent: readAmount, tax: readAmount }))(value)
  return taxes?.length ? taxes : undefined
}

/** Undefined when it is not an order: an answer cut off, or one without a status or totals. A line that cannot be read loses the whole order: nothing paid for may be missing. */
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
    /** when, ISO 8601: the right of withdrawal runs from it */
    paid: (value) => readMoment(value) || undefined,
    taxes: readTaxes,
    seller: readSeller,
  },
)

/** Newest first, as they come. Undefined when it is no list of orders. */
export function readOrders(answer: unknown) {
  const list = readRecord(answer)?.['orders']
  if (!Array.isArray(list)) return undefined
  const orders = readItems(list, readOrder)
  /** unreadable: what was paid for is not passed over in silence */
  return { orders, unreadable: list.length - orders.length }
}

/** In the order they are offered. */
export const PAYMENT_METHOD_TYPES = ['card', 'mobile', 'bank'] as const
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]
export type PaymentMethod = ReadBy<typeof readMethod>

const readMethod = record({ type: oneOf(...PAYMENT_METHOD_TYPES), id: readText, name: readText })
const readMethods = someOf(readMethod)

/** One that cannot be read is not offered; undefined when there is no list at all, or nothing in it. */
export function readPaymentMethods(answer: unknown): PaymentMethod[] | undefined {
  return readMethods(readRecord(answer)?.['methods'])
}
