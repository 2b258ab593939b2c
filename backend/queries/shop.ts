import { z } from 'zod'
import type { CodeProblem } from '#shared/contract/cart.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { emailWithoutAlias } from '../orders/order.ts'
import type { Discount } from '../shop/price-cart.ts'

const storedProductSchema = z.looseObject({ code: z.string(), name: z.string() })

export interface StoredProduct {
  code: string
  name: string
  priceCents: number
  taxPercent: number
  /** Product of the contract */
  product: z.output<typeof storedProductSchema>
}

const PRODUCT = 'products.code, price_cents AS priceCents, tax_percent AS taxPercent, body'

interface ProductRow {
  code: string
  priceCents: number
  taxPercent: number
  body: string
}

/** Products by code. Unknown codes are left out. */
export async function findProducts(
  db: D1Database,
  locale: LocaleCode,
  codes: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const { results } = await db
    .prepare(
      `SELECT ${PRODUCT} FROM products WHERE locale = ?1 AND code IN (SELECT value FROM json_each(?2))`,
    )
    .bind(locale, JSON.stringify(codes))
    .all<ProductRow>()
  return new Map(results.map((row) => [row.code, readRow(row)]))
}

export interface Upsell {
  code: string
  quantity: number
  product: StoredProduct
}

/** Additional offers for carts with these products. */
export async function findUpsells(
  db: D1Database,
  locale: LocaleCode,
  codes: readonly string[],
): Promise<Upsell[]> {
  const { results } = await db
    .prepare(
      `SELECT upsells.code AS forCode, upsells.quantity, ${PRODUCT}
       FROM upsells JOIN products ON products.code = upsells.upsell_code AND products.locale = ?1
       WHERE upsells.code IN (SELECT value FROM json_each(?2)) ORDER BY upsells.code, upsells.upsell_code`,
    )
    .bind(locale, JSON.stringify(codes))
    .all<ProductRow & { forCode: string; quantity: number }>()
  return results.map(({ forCode, quantity, ...row }) => ({
    code: forCode,
    quantity,
    product: readRow(row),
  }))
}

function readRow({ body, ...row }: ProductRow): StoredProduct {
  const product = storedProductSchema.parse(JSON.parse(body))
  return { ...row, name: product.name, product }
}

interface DiscountRow {
  code: string
  percent: number | null
  cents: number | null
  productCode: string | null
  isExpired: number
  isUsed: number
}

/** Without an e-mail, a code that each e-mail may use once is valid. */
interface DiscountUse {
  email: string | undefined
  now: Date
}

const FIND = `SELECT code, percent, cents, product_code AS productCode, coalesce(valid_until < ?2, 0) AS isExpired,
    once_per_email AND EXISTS (SELECT 1 FROM discount_uses WHERE discount_uses.code = ?1 AND discount_uses.email = ?3) AS isUsed
  FROM discount_codes WHERE code = ?1`

/**
 * undefined: an unknown code; a string: why the code is not valid for this e-mail. Ignores letter
 * case.
 */
export async function findDiscount(
  db: D1Database,
  code: string,
  { email, now }: DiscountUse,
): Promise<Discount | CodeProblem | undefined> {
  const row = await db
    .prepare(FIND)
    .bind(code.trim().toUpperCase(), now.toISOString().slice(0, 10), emailWithoutAlias(email ?? ''))
    .first<DiscountRow>()
  if (row === null) return undefined
  if (row.isExpired) return 'expired'
  if (row.isUsed) return 'used'
  return {
    code: row.code,
    amount: row.percent === null ? { cents: row.cents ?? 0 } : { percent: row.percent },
    ...(row.productCode !== null && { productCode: row.productCode }),
  }
}

/** The payment methods of the locale, in the order they are shown. */
export async function findPaymentMethods(
  db: D1Database,
  locale: LocaleCode,
): Promise<PaymentMethod[]> {
  const { results } = await db
    .prepare(
      'SELECT type, id, name, color FROM payment_methods WHERE locale = ?1 ORDER BY position',
    )
    .bind(locale)
    .all<PaymentMethod>()
  return results
}
