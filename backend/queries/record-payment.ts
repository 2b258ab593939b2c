import type { OrderStatus as Outcome } from '#shared/contract/order.ts'
import { orderMails } from '../mails/order-mails.ts'
import { deliveredNames, validUntil } from '../orders/order-items.ts'
import { emailWithoutAlias, type Order, type OrderStatus } from '../orders/order.ts'
import { orderPageAddress } from '../orders/sign-order.ts'
import { randomText } from '../secrets/tokens.ts'
import { findDocuments } from './find-documents.ts'
import { findOrder } from './orders.ts'

export interface PaymentResult {
  outcome: Outcome
  now: Date
  /** when a pending payment becomes paid */
  confirmsAt?: Date
}

/**
 * Payment result → the statuses it may follow. Paid, cancelled and failed are final: a retry needs
 * a new order.
 */
const FOLLOWS: Record<Outcome, readonly OrderStatus[]> = {
  paid: ['open', 'pending'],
  pending: ['open'],
  cancelled: ['open'],
  failed: ['open', 'pending'],
}

/**
 * SQL condition for the payment's transaction: this order has claimed its discount code, or the
 * code may be used more than once.
 */
const HAS_DISCOUNT = `(NOT EXISTS (SELECT 1 FROM discount_codes WHERE code = orders.discount_code AND once_per_email)
  OR EXISTS (SELECT 1 FROM discount_uses WHERE order_id = orders.id))`

/**
 * Changes nothing if the result may not follow the order's status, or if another order has used the
 * discount code.
 */
export async function recordPayment(
  db: D1Database,
  order: Order,
  { outcome, now, confirmsAt }: PaymentResult,
): Promise<void> {
  if (!FOLLOWS[outcome].includes(order.status)) return
  const update = db
    .prepare(
      `UPDATE orders SET status = ?2, confirms_at = ?3, paid = ?4 WHERE id = ?1 AND ${mayBecome(outcome)}`,
    )
    .bind(
      order.id,
      outcome,
      confirmsAt?.toISOString() ?? null,
      outcome === 'paid' ? now.toISOString() : null,
    )
  // The status prevents a second delivery, so it is set last. A batch is one transaction.
  const deliver = outcome === 'paid' ? await delivery(db, order, now) : []
  await db.batch(
    isPayment(outcome)
      ? [claimDiscount(db, order), ...deliver, update]
      : [update, releaseDiscount(db, order)],
  )
}

/** Codes and mails, created once. They do not depend on the visitor's return to the site. */
async function delivery(db: D1Database, order: Order, now: Date): Promise<D1PreparedStatement[]> {
  const names = deliveredNames(order.items)
  const codes = await freeCodes(db, names.length)
  const delivered = names.map((productName, index) => ({
    productName,
    code: codes[index] ?? '',
    validUntil: validUntil(now),
  }))
  const isUnpaid = `EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND ${mayBecome('paid')})`
  const addCodes = db
    .prepare(
      `INSERT INTO deliveries (order_id, position, code, product_name, valid_until)
       SELECT ?1, key, value ->> 'code', value ->> 'productName', value ->> 'validUntil' FROM json_each(?2) WHERE ${isUnpaid}`,
    )
    .bind(order.id, JSON.stringify(delivered))
  const [files, orderPage] = await Promise.all([
    findDocuments(db, order),
    orderPageAddress(db, order),
  ])
  const addMails = orderMails({ order, deliveries: delivered, orderPage, files, now }).map(
    ({ recipient, subject, body, files: attachments = [] }) =>
      db
        .prepare(
          `INSERT INTO mails (id, recipient, subject, body, sent, files) SELECT ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${isUnpaid}`,
        )
        .bind(
          order.id,
          crypto.randomUUID(),
          recipient,
          subject,
          body,
          now.toISOString(),
          JSON.stringify(attachments),
        ),
  )
  return [addCodes, ...addMails]
}

function mayBecome(outcome: Outcome): string {
  const follows = `status IN (${FOLLOWS[outcome].map((status) => `'${status}'`).join(', ')})`
  // A pending order has already claimed its discount.
  return isPayment(outcome) ? `${follows} AND (status <> 'open' OR ${HAS_DISCOUNT})` : follows
}

function isPayment(outcome: Outcome): boolean {
  return outcome === 'paid' || outcome === 'pending'
}

/** The first payment of an e-mail address claims the code. For other orders this changes nothing. */
function claimDiscount(db: D1Database, { id, email }: Order): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO discount_uses (code, email, order_id)
       SELECT orders.discount_code, ?2, orders.id FROM orders
       JOIN discount_codes ON discount_codes.code = orders.discount_code AND once_per_email
       WHERE orders.id = ?1 AND orders.status = 'open' ON CONFLICT DO NOTHING`,
    )
    .bind(id, emailWithoutAlias(email))
}

/** A failed or cancelled payment releases the code. */
function releaseDiscount(db: D1Database, { id }: Order): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM discount_uses WHERE order_id = ?1
       AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND status IN ('cancelled', 'failed'))`,
    )
    .bind(id)
}

/** Whether another paid or pending order of this e-mail address uses the code. */
export async function isDiscountUsedElsewhere(
  db: D1Database,
  { id, email, discountCode }: Order,
): Promise<boolean> {
  if (discountCode === null) return false
  const used = await db
    .prepare('SELECT 1 FROM discount_uses WHERE code = ?1 AND email = ?2 AND order_id <> ?3')
    .bind(discountCode, emailWithoutAlias(email), id)
    .first()
  return used !== null
}

/**
 * Unused codes like 'ST1-12345678', because wash terminals have number keys only. The primary key
 * rejects a code picked twice.
 */
async function freeCodes(db: D1Database, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(`ST1-${randomText('0123456789', 8)}`)
    const { results } = await db
      .prepare('SELECT code FROM deliveries WHERE code IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify([...codes]))
      .all<{ code: string }>()
    for (const { code } of results) codes.delete(code)
  }
  return [...codes]
}

/** Finds the order and first records a payment that is due. */
export async function findCurrentOrder(
  db: D1Database,
  id: string,
  now: Date,
): Promise<Order | undefined> {
  const order = await findOrder(db, id)
  return order === undefined ? undefined : currentOrder(db, order, now)
}

/** There is no timer: the first read after the due time of a pending payment confirms it. */
export async function currentOrder(db: D1Database, order: Order, now: Date): Promise<Order> {
  if (
    order.status !== 'pending' ||
    order.confirmsAt === null ||
    Date.parse(order.confirmsAt) > now.getTime()
  )
    return order
  await recordPayment(db, order, { outcome: 'paid', now })
  return (await findOrder(db, order.id)) ?? order
}
