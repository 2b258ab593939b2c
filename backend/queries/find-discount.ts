import { emailWithoutAlias } from '../orders/order.ts'
import type { Discount } from '../shop/discount.ts'

interface DiscountRow {
  code: string
  percent: number | null
  cents: number | null
  product_code: string | null
}

/** Who asks, and when: an e-mail nobody has said yet may still use what each e-mail may use once. */
export interface DiscountUse {
  email: string | undefined
  now: Date
}

const FIND = `SELECT code, percent, cents, product_code FROM discount_codes
  WHERE code = ?1 AND (valid_until IS NULL OR valid_until >= ?2)
  AND NOT (once_per_email AND EXISTS (SELECT 1 FROM discount_uses WHERE discount_uses.code = ?1 AND discount_uses.email = ?3))`

/** undefined for a code nobody gave out, that has run out, or that this e-mail has used. Codes are written in any case. */
export async function findDiscount(db: D1Database, code: string, { email, now }: DiscountUse): Promise<Discount | undefined> {
  const row = await db
    .prepare(FIND)
    .bind(code.trim().toUpperCase(), now.toISOString().slice(0, 10), emailWithoutAlias(email ?? ''))
    .first<DiscountRow>()
  if (row === null) return undefined
  return {
    code: row.code,
    amount: row.percent === null ? { cents: row.cents ?? 0 } : { percent: row.percent },
    ...(row.product_code !== null && { productCode: row.product_code }),
  }
}
