import { type Order, orderSchema } from '../orders/order.ts'

export interface OrderRow {
  id: string
  request_hash: string
  locale: string
  email: string
  customer: string
  send_sms: number
  payment_type: string
  payment_name: string | null
  return_url: string
  discount_code: string | null
  items: string
  totals: string
  terms_version: string | null
  delivery_consent: number
  paid: string | null
  status: string
  confirms_at: string | null
  created: string
}

export async function findOrder(db: D1Database, id: string): Promise<Order | undefined> {
  const row = await db.prepare('SELECT * FROM orders WHERE id = ?1').bind(id).first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export async function findOrderByKey(db: D1Database, idempotencyKey: string): Promise<Order | undefined> {
  const row = await db.prepare('SELECT * FROM orders WHERE idempotency_key = ?1').bind(idempotencyKey).first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export function readOrder(row: OrderRow): Order {
  return orderSchema.parse({
    id: row.id,
    requestHash: row.request_hash,
    locale: row.locale,
    email: row.email,
    customer: JSON.parse(row.customer),
    sendSms: row.send_sms === 1,
    paymentType: row.payment_type,
    paymentName: row.payment_name,
    returnUrl: row.return_url,
    discountCode: row.discount_code,
    items: JSON.parse(row.items),
    totals: JSON.parse(row.totals),
    termsVersion: row.terms_version,
    deliveryConsent: row.delivery_consent === 1,
    paid: row.paid,
    status: row.status,
    confirmsAt: row.confirms_at,
    created: row.created,
  })
}

const DAY_MS = 86_400_000
/** Orders whose visitor never said anything at the payment page are forgotten after this. */
const OPEN_LIFETIME_MS = 30 * DAY_MS

const INSERT = `INSERT INTO orders (id, idempotency_key, request_hash, locale, email, customer, send_sms, payment_type, payment_name,
    return_url, discount_code, items, totals, created, delivery_consent, terms_version)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
    (SELECT version FROM documents WHERE locale = ?4 AND name = 'terms' AND is_current)) ON CONFLICT (idempotency_key) DO NOTHING`

export type NewOrder = Omit<Order, 'status' | 'confirmsAt' | 'termsVersion' | 'paid'>

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
    order.deliveryConsent ? 1 : 0,
  ]
}

/** Making an order takes milliseconds: a claim older than this was left behind by a call that broke off. */
const CLAIM_LIFETIME_MS = 5_000

/** Whether the order of this key is ours to make; false while another call is making it. */
export async function claimOrder(db: D1Database, idempotencyKey: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO order_claims (idempotency_key, claimed) VALUES (?1, ?2)
       ON CONFLICT (idempotency_key) DO UPDATE SET claimed = ?2 WHERE claimed < ?3`,
    )
    .bind(idempotencyKey, now.toISOString(), new Date(now.getTime() - CLAIM_LIFETIME_MS).toISOString())
    .run()
  return meta.changes === 1
}

export async function releaseClaim(db: D1Database, idempotencyKey: string): Promise<void> {
  await db.prepare('DELETE FROM order_claims WHERE idempotency_key = ?1').bind(idempotencyKey).run()
}
