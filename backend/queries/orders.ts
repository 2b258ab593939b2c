import { type Order, orderSchema } from '../orders/order.ts'

/** The body has the properties of Order that are not columns, as JSON. */
export const SELECT_ORDERS = `SELECT id, email, discount_code AS discountCode, terms_version AS termsVersion, status,
  confirms_at AS confirmsAt, paid, created, body,
  (SELECT MIN(received) FROM withdrawals WHERE order_id = orders.id AND ends_order) AS withdrawn FROM orders`

export interface OrderRow {
  body: string
}

export async function findOrder(db: D1Database, id: string): Promise<Order | undefined> {
  const row = await db.prepare(`${SELECT_ORDERS} WHERE id = ?1`).bind(id).first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export async function findOrderByKey(
  db: D1Database,
  idempotencyKey: string,
): Promise<Order | undefined> {
  const row = await db
    .prepare(`${SELECT_ORDERS} WHERE idempotency_key = ?1`)
    .bind(idempotencyKey)
    .first<OrderRow>()
  return row === null ? undefined : readOrder(row)
}

export function readOrder({ body, ...columns }: OrderRow): Order {
  return orderSchema.parse({ ...JSON.parse(body), ...columns })
}

const DAY_MS = 86_400_000
/** How long orders without a payment result are kept. */
const OPEN_LIFETIME_MS = 30 * DAY_MS

const INSERT = `INSERT INTO orders (id, idempotency_key, email, discount_code, created, body, terms_version)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT version FROM documents WHERE locale = ?7 AND name = 'terms' AND is_current))
  ON CONFLICT (idempotency_key) DO NOTHING`

export type NewOrder = Omit<Order, 'status' | 'confirmsAt' | 'termsVersion' | 'paid' | 'withdrawn'>

/** false if an order with this key exists: of parallel calls with one key, one creates the order. */
export async function insertOrder(
  db: D1Database,
  idempotencyKey: string,
  order: NewOrder,
): Promise<boolean> {
  const { id, email, discountCode, created, ...body } = order
  const deletedBefore = new Date(Date.parse(created) - OPEN_LIFETIME_MS).toISOString()
  const [inserted] = await db.batch([
    db
      .prepare(INSERT)
      .bind(id, idempotencyKey, email, discountCode, created, JSON.stringify(body), order.locale),
    db.prepare(`DELETE FROM orders WHERE status = 'open' AND created < ?1`).bind(deletedBefore),
  ])
  return inserted?.meta.changes === 1
}
