import type { Order } from '../orders/order.ts'

const DAY_MS = 86_400_000
/** Orders whose visitor never said anything at the payment page are forgotten after this. */
const OPEN_LIFETIME_MS = 30 * DAY_MS

const INSERT = `INSERT INTO orders (id, idempotency_key, request_hash, locale, email, customer, send_sms, payment_type, payment_name,
    return_url, discount_code, items, totals, created)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14) ON CONFLICT (idempotency_key) DO NOTHING`

export type NewOrder = Omit<Order, 'status' | 'confirmsAt'>

/** false when the key has its order already. */
export async function insertOrder(db: D1Database, idempotencyKey: string, order: NewOrder): Promise<boolean> {
  const forgotten = new Date(Date.parse(order.created) - OPEN_LIFETIME_MS).toISOString()
  const [inserted] = await db.batch([
    db.prepare(INSERT).bind(...valuesOf(idempotencyKey, order)),
    db.prepare('DELETE FROM order_claims WHERE claimed < ?1').bind(forgotten),
    db.prepare(`DELETE FROM orders WHERE status = 'open' AND created < ?1`).bind(forgotten),
  ])
  return inserted?.meta.changes === 1
}

function valuesOf(idempotencyKey: string, order: NewOrder): (string | number | null)[] {
  return [
    order.id,
    idempotencyKey,
    order.requestHash,
    order.locale,
    order.email,
    JSON.stringify(order.customer),
    order.sendSms ? 1 : 0,
    order.paymentType,
    order.paymentName,
    order.returnUrl,
    order.discountCode,
    JSON.stringify(order.items),
    JSON.stringify(order.totals),
    order.created,
  ]
}
