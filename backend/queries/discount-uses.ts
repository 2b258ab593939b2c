import { emailWithoutAlias, type Order } from '../orders/order.ts'

/** Of an order, in the transaction that settles it: its code is nobody else's, or it has none that each e-mail may use once. */
export const HOLDS_DISCOUNT = `(NOT EXISTS (SELECT 1 FROM discount_codes WHERE code = orders.discount_code AND once_per_email)
  OR EXISTS (SELECT 1 FROM discount_uses WHERE order_id = orders.id))`

/** The first payment of an e-mail has the code; for every other one this does nothing. */
export function claimDiscount(db: D1Database, { id, email }: Order): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO discount_uses (code, email, order_id)
       SELECT orders.discount_code, ?2, orders.id FROM orders
       JOIN discount_codes ON discount_codes.code = orders.discount_code AND once_per_email
       WHERE orders.id = ?1 AND orders.status = 'open' ON CONFLICT DO NOTHING`,
    )
    .bind(id, emailWithoutAlias(email))
}

/** A payment that came to nothing gives the code back. */
export function releaseDiscount(db: D1Database, { id }: Order): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM discount_uses WHERE order_id = ?1
       AND EXISTS (SELECT 1 FROM orders WHERE id = ?1 AND status IN ('cancelled', 'failed'))`,
    )
    .bind(id)
}

/** Whether another order of this e-mail was paid with the code, or is being paid. */
export async function isDiscountUsedElsewhere(db: D1Database, { id, email, discountCode }: Order): Promise<boolean> {
  if (discountCode === null) return false
  const used = await db
    .prepare('SELECT 1 FROM discount_uses WHERE code = ?1 AND email = ?2 AND order_id <> ?3')
    .bind(discountCode, emailWithoutAlias(email), id)
    .first()
  return used !== null
}
