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
    status: row.status,
    confirmsAt: row.confirms_at,
    created: row.created,
  })
}
