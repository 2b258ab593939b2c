import type { OrderStatus as Outcome } from '#shared/contract/order.ts'
import { orderMails } from '../mails/order-mails.ts'
import { validUntil } from '../orders/delivery.ts'
import { deliveredNames } from '../orders/order-items.ts'
import type { Order } from '../orders/order.ts'
import { FOLLOWS } from '../orders/outcomes.ts'
import { claimDiscount, HOLDS_DISCOUNT, releaseDiscount } from './discount-uses.ts'
import { freeCodes } from './free-codes.ts'

export interface Settlement {
  outcome: Outcome
  now: Date
  /** a pending payment becomes paid by itself at this time */
  confirmsAt?: Date
}

/** What the payment has come to. A second one, or one that may not follow on the order's status, changes nothing; nor does a payment whose discount code was used meanwhile. */
export async function settleOrder(db: D1Database, order: Order, { outcome, now, confirmsAt }: Settlement): Promise<void> {
  if (!FOLLOWS[outcome].includes(order.status)) return
  const settle = db
    .prepare(`UPDATE orders SET status = ?2, confirms_at = ?3 WHERE id = ?1 AND ${mayBecome(outcome)}`)
    .bind(order.id, outcome, confirmsAt?.toISOString() ?? null)
  // The order's status is what stops a second delivery, so it changes last: a batch is one transaction.
  const deliver = outcome === 'paid' ? await delivery(db, order, now) : []
  await db.batch(isPayment(outcome) ? [claimDiscount(db, order), ...deliver, settle] : [settle, releaseDiscount(db, order)])
}

/** Codes and mails, once: also for those who close the browser before they come back. */
async function delivery(db: D1Database, order: Order, now: Date): Promise<D1PreparedStatement[]> {
  const names = deliveredNames(order.items)
  const codes = await freeCodes(db, names.length)
  const delivered = names.map((productName, index) => ({ productName, code: codes[index] ?? '', validUntil: validUntil(now) }))
  const isUnpaid = `EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND ${mayBecome('paid')})`
  const addCodes = db
    .prepare(
      `INSERT INTO deliveries (order_id, position, code, product_name, valid_until)
       SELECT ?1, key, value ->> 'code', value ->> 'productName', value ->> 'validUntil' FROM json_each(?2) WHERE ${isUnpaid}`,
    )
    .bind(order.id, JSON.stringify(delivered))
  const addMails = orderMails(order, delivered).map(({ recipient, subject, body }) =>
    db
      .prepare(`INSERT INTO mails (id, recipient, subject, body, sent) SELECT ?2, ?3, ?4, ?5, ?6 WHERE ${isUnpaid}`)
      .bind(order.id, crypto.randomUUID(), recipient, subject, body, now.toISOString()),
  )
  return [addCodes, ...addMails]
}

function mayBecome(outcome: Outcome): string {
  const follows = `status IN (${FOLLOWS[outcome].map((status) => `'${status}'`).join(', ')})`
  // what is pending has its discount already
  return isPayment(outcome) ? `${follows} AND (status <> 'open' OR ${HOLDS_DISCOUNT})` : follows
}

function isPayment(outcome: Outcome): boolean {
  return outcome === 'paid' || outcome === 'pending'
}
