import { readItems, readList, readNumber, readOneOf, readRecord, readText } from './read-values.ts'

const ORDER_STATUSES = ['paid', 'pending', 'cancelled', 'failed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The answer of orders/complete (contract.md). Amounts are EUR. */
export interface Order {
  orderId: string
  status: OrderStatus
  totals: { discount: number; taxAmount: number; totalWithTax: number; totalWithoutTax: number }
  items: OrderItem[]
  deliveries: Delivery[]
}

export interface OrderItem {
  name: string
  quantity: number
  /** of one, with tax */
  price: number
}

export interface Delivery {
  productName: string
  /** 'ST1-…' */
  code: string
  /** the last day, yyyy-MM-dd or ISO 8601; '' when it is not said */
  validUntil: string
}

/** Undefined when it is not an order: an answer cut off, or one without a status or totals. A line that cannot be read loses the whole order: nothing paid for may be missing. */
export function readOrder(answer: unknown): Order | undefined {
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

function readTotals(value: unknown): Order['totals'] | undefined {
  const totals = readRecord(value)
  const [discount, taxAmount] = [readNumber(totals?.['discount']), readNumber(totals?.['taxAmount'])]
  const [totalWithTax, totalWithoutTax] = [readNumber(totals?.['totalWithTax']), readNumber(totals?.['totalWithoutTax'])]
  if (totalWithTax === undefined || totalWithoutTax === undefined) return undefined
  return { discount: discount ?? 0, taxAmount: taxAmount ?? 0, totalWithTax, totalWithoutTax }
}

function readItem(value: unknown): OrderItem | undefined {
  const item = readRecord(value)
  const [name, quantity, price] = [readText(item?.['name']), readNumber(item?.['quantity']), readNumber(item?.['price'])]
  return name !== undefined && quantity !== undefined && price !== undefined ? { name, quantity, price } : undefined
}

function readDelivery(value: unknown): Delivery | undefined {
  const delivery = readRecord(value)
  const [productName, code] = [readText(delivery?.['productName']) ?? '', readText(delivery?.['code'])]
  return code === undefined ? undefined : { productName, code, validUntil: readText(delivery?.['validUntil']) ?? '' }
}
