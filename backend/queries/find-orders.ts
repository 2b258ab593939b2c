import type { Delivery, Order as OrderResponse } from '#shared/contract/order.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { mayWithdraw } from '#shared/orders/withdrawal.ts'
import { sellerOf } from '../messages/company.ts'
import { normalEmail, type Order } from '../orders/order.ts'
import { refundOf } from '../orders/refund.ts'
import { euros } from '../shop/price-cart.ts'
import { type OrderRow, readOrder, SELECT_ORDERS } from './orders.ts'
import { currentOrder } from './record-payment.ts'

const MAX_ORDERS = 50
/** SQLite's word for all */
const NO_LIMIT = -1

/**
 * In the format of orders/complete, newest first, with the products' names in `locale`. Orders
 * without a payment result are left out.
 */
export async function listOrdersOf(
  db: D1Database,
  email: string,
  locale: LocaleCode,
): Promise<OrderResponse[]> {
  const orders = await findOrdersOf(db, email, MAX_ORDERS)
  const ids = orders.map(({ id }) => id)
  const [deliveries, names] = await Promise.all([
    findDeliveries(db, ids),
    findProductNames(db, locale),
  ])
  const nameOf = (name: string) => names.get(name) ?? name
  return orders.map((order) => {
    const { items, ...response } = orderResponse(order, deliveries.get(order.id) ?? [])
    return {
      ...response,
      items: items.map((item) => ({ ...item, name: nameOf(item.name) })),
      deliveries: response.deliveries.map((delivery) => ({
        ...delivery,
        productName: nameOf(delivery.productName),
      })),
    }
  })
}

/** Newest first. */
export async function listPaidOrders(db: D1Database, email: string): Promise<Order[]> {
  const orders = await findOrdersOf(db, email, NO_LIMIT)
  return orders.filter(({ status }) => status === 'paid')
}

async function findOrdersOf(db: D1Database, email: string, limit: number): Promise<Order[]> {
  const { results } = await db
    .prepare(
      `${SELECT_ORDERS} WHERE email = ?1 AND status <> 'open' ORDER BY created DESC, id LIMIT ?2`,
    )
    .bind(normalEmail(email), limit)
    .all<OrderRow>()
  const now = new Date()
  return Promise.all(results.map((row) => currentOrder(db, readOrder(row), now)))
}

/** The names of products in `locale`, by their names in every other locale. */
async function findProductNames(db: D1Database, locale: LocaleCode): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT bought.body ->> 'name' AS bought, shown.body ->> 'name' AS shown FROM products bought JOIN products shown USING (code)
       WHERE shown.locale = ?1 AND bought.locale <> ?1`,
    )
    .bind(locale)
    .all<{ bought: string; shown: string }>()
  return new Map(results.map(({ bought, shown }) => [bought, shown]))
}

/** Codes by order id, in the order of purchase. */
export async function findDeliveries(
  db: D1Database,
  orderIds: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const { results } = await db
    .prepare(
      `SELECT order_id AS orderId, code, product_name AS productName, valid_until AS validUntil, used, used_at AS usedAt FROM deliveries
       WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position`,
    )
    .bind(JSON.stringify(orderIds))
    .all<DeliveryRow>()
  const byOrder = Map.groupBy(results, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, rows]) => [orderId, rows.map(deliveryOf)]))
}

interface DeliveryRow {
  orderId: string
  code: string
  productName: string
  validUntil: string
  used: string | null
  usedAt: string | null
}

function deliveryOf({ productName, code, validUntil, used, usedAt }: DeliveryRow): Delivery {
  return {
    productName,
    code,
    validUntil,
    ...(used !== null && { used }),
    ...(usedAt !== null && { usedAt }),
  }
}

/**
 * The order in the format of the contract: `price` is per item, with tax, from the time of the
 * order.
 */
export function orderResponse(order: Order, deliveries: readonly Delivery[]): OrderResponse {
  const { id, locale, status, paid, withdrawn, totals, items, created, paymentType, paymentName } =
    order
  const { taxes, ...money } = totals
  // a withdrawal that was too late has no effect
  const isWithdrawn =
    withdrawn !== null &&
    (paid === null || mayWithdraw(paid, new Date(withdrawn), LOCALES[locale].timeZones[0]))
  return {
    orderId: id,
    status: status === 'open' ? 'pending' : status,
    ...(paid !== null && { paid }),
    ...(isWithdrawn && { withdrawn, refund: refundOf(order, deliveries, withdrawn) }),
    ...(paymentType !== null && {
      paidWith: {
        type: paymentType,
        ...(paymentType !== 'card' && paymentName !== null && { name: paymentName }),
      },
    }),
    totals: money,
    ...(taxes && { taxes: taxes.map(({ percent, tax }) => ({ percent, tax })) }),
    seller: sellerOf(locale),
    items: items.map(({ name, quantity, priceCents }) => ({
      name,
      quantity,
      price: euros(priceCents),
    })),
    deliveries: [...deliveries],
    created,
  }
}
