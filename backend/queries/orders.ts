import { type Order, orderSchema } from '../orders/order.ts'

export interface OrderRow {
  id: string
  email: string
  discount_code: string | null
  terms_version: string | null
  status: string
  confirms_at: string | null
  paid: string | null
  created: string
  /** the other properties of Order, as JSON */
  body: string
}

export async function findOrder(db: D1Database, id: string): Promise<Order | undefined> {
  const row = await db.prepare('SELECT * FROM orders WHERE id = ?1').bind(id).first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export async function findOrderByKey(db: D1Database, idempotencyKey: string): Promise<Order | undefined> {
  const row = await db.prepare('SELECT * FROM orders WHERE idempotency_key = ?1').bind(idempotencyKey).first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export function readOrder({ id, email, status, paid, created, ...row }: OrderRow): Order {
  const columns = { id, email, status, paid, created }
  const others = { discountCode: row.discount_code, termsVersion: row.terms_version, confirmsAt: row.confirms_at }
  return orderSchema.parse({ ...JSON.parse(row.body), ...columns, ...others })
}

const DAY_MS = 86_400_000
/** How long orders without a payment result are kept. */
const OPEN_LIFETIME_MS = 30 * DAY_MS

const INSERT = `INSERT INTO orders (id, idempotency_key, email, discount_code, created, body, terms_version)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT version FROM documents WHERE locale = ?7 AND name = 'terms' AND is_current))
  ON CONFLICT (idempotency_key) DO NOTHING`

export type NewOrder = Omit<Order, 'status' | 'confirmsAt' | 'termsVersion' | 'paid'>

/** false if an order with this key exists: of parallel calls with one key, one creates the order. */
export async function insertOrder(db: D1Database, idempotencyKey: string, order: NewOrder): Promise<boolean> {
  const { id, email, discountCode, created, ...body } = order
  const forgotten = new Date(Date.parse(created) - OPEN_LIFETIME_MS).toISOString()
  const [inserted] = await db.batch([
    db.prepare(INSERT).bind(id, idempotencyKey, email, discountCode, created, JSON.stringify(body), order.locale),
    db.prepare(`DELETE FROM orders WHERE status = 'open' AND created < ?1`).bind(forgotten),
  ])
  return inserted?.meta.changes === 1
}
