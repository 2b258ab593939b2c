import { readAmount, readQuantity, readTotals } from './cart.ts'
import { readItems, readList, readOneOf, readRecord, readSomeItems, readText } from './read-values.ts'

export const ORDER_STATUSES = ['paid', 'pending', 'cancelled', 'failed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The answer of orders/complete, and of what a customer has ordered. Amounts are EUR. */
export type Order = NonNullable<ReturnType<typeof readOrder>>
export type Delivery = Order['deliveries'][number]

/** The answer of orders/initialize: where the visitor pays. The address is judged where it is used. */
export function readStartedOrder(answer: unknown) {
  const raw = readRecord(answer)
  const [orderId, paymentUrl] = [readText(raw?.['orderId']), readText(raw?.['paymentUrl'])]
  return orderId !== undefined && paymentUrl !== undefined ? { orderId, paymentUrl } : undefined
}

/** Undefined when it is not an order: an answer cut off, or one without a status or totals. A line that cannot be read loses the whole order: nothing paid for may be missing. */
export function readOrder(answer: unknown) {
  const order = readRecord(answer) ?? {}
  const orderId = readText(order['orderId'])
  const status = readOneOf(ORDER_STATUSES, order['status'])
  const totals = readTotals(order['totals'])
  const items = readItems(order['items'], readItem)
  const deliveries = readItems(order['deliveries'], readDelivery)
  const isWhole = items.length === readList(order['items']).length && deliveries.length === readList(order['deliveries']).length
  if (orderId === undefined || status === undefined || totals === undefined || !isWhole) return undefined
  return { orderId, status, totals, items, deliveries }
}

/** Newest first, as they come. Undefined when it is no list of orders. */
export function readOrders(answer: unknown) {
  const list = readRecord(answer)?.['orders']
  if (!Array.isArray(list)) return undefined
  const orders = readItems(list, readOrder)
  /** unreadable: what was paid for is not passed over in silence */
  return { orders, unreadable: list.length - orders.length }
}

function readItem(value: unknown) {
  const item = readRecord(value)
  const name = readText(item?.['name'])
  const quantity = readQuantity(item?.['quantity'])
  /** of one, with tax */
  const price = readAmount(item?.['price'])
  return name !== undefined && quantity !== undefined && price !== undefined ? { name, quantity, price } : undefined
}

function readDelivery(value: unknown) {
  const delivery = readRecord(value)
  /** 'ST1-…' */
  const code = readText(delivery?.['code'])
  if (code === undefined) return undefined
  /** validUntil: the last day, yyyy-MM-dd or ISO 8601; '' when it is not said */
  return { productName: readText(delivery?.['productName']) ?? '', code, validUntil: readText(delivery?.['validUntil']) ?? '' }
}

/** In the order they are offered. */
export const PAYMENT_METHOD_TYPES = ['card', 'mobile', 'bank'] as const
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]
export type PaymentMethod = NonNullable<ReturnType<typeof readMethod>>

/** One that cannot be read is not offered; undefined when there is no list at all, or nothing in it. */
export function readPaymentMethods(answer: unknown): PaymentMethod[] | undefined {
  return readSomeItems(readRecord(answer)?.['methods'], readMethod)
}

function readMethod(value: unknown) {
  const method = readRecord(value)
  const type = readOneOf(PAYMENT_METHOD_TYPES, method?.['type'])
  const [id, name] = [readText(method?.['id']), readText(method?.['name'])]
  return type !== undefined && id !== undefined && name !== undefined ? { type, id, name } : undefined
}
