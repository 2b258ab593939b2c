import { z } from 'zod'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { CodeProblem } from '#shared/contract/cart.ts'
import type { PaymentMethod } from '#shared/contract/order.ts'
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

interface ProductRow {
  code: string
  price_cents: number
  tax_percent: number
  body: string
}

/** Products by code. Unknown codes are left out. */
export async function findProducts(db: D1Database, locale: LocaleCode, codes: readonly string[]): Promise<Map<string, StoredProduct>> {
  const { results } = await db
    .prepare('SELECT code, price_cents, tax_percent, body FROM products WHERE locale = ?1 AND code IN (SELECT value FROM json_each(?2))')
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
export async function findUpsells(db: D1Database, locale: LocaleCode, codes: readonly string[]): Promise<Upsell[]> {
  const { results } = await db
    .prepare(
      `SELECT upsells.code AS for_code, upsells.quantity, products.code, price_cents, tax_percent, body
       FROM upsells JOIN products ON products.code = upsells.upsell_code AND products.locale = ?1
       WHERE upsells.code IN (SELECT value FROM json_each(?2)) ORDER BY upsells.code, upsells.upsell_code`,
    )
    .bind(locale, JSON.stringify(codes))
    .all<ProductRow & { for_code: string; quantity: number }>()
  return results.map((row) => ({ code: row.for_code, quantity: row.quantity, product: readRow(row) }))
}

function readRow({ code, price_cents: priceCents, tax_percent: taxPercent, body }: ProductRow): StoredProduct {
  const product = storedProductSchema.parse(JSON.parse(body))
  return { code, name: product.name, priceCents, taxPercent, product }
}

interface DiscountRow {
  code: string
  percent: number | null
  cents: number | null
  product_code: string | null
  is_expired: number
  is_used: number
}

/** Without an e-mail, a code that each e-mail may use once is valid. */
interface DiscountUse {
  email: string | undefined
  now: Date
}

const FIND = `SELECT code, percent, cents, product_code, coalesce(valid_until < ?2, 0) AS is_expired,
    once_per_email AND EXISTS (SELECT 1 FROM discount_uses WHERE discount_uses.code = ?1 AND discount_uses.email = ?3) AS is_used
  FROM discount_codes WHERE code = ?1`

/** undefined for an unknown code; the reason for one that has expired or was used by this e-mail. Ignores letter case. */
export async function findDiscount(db: D1Database, code: string, { email, now }: DiscountUse): Promise<Discount | CodeProblem | undefined> {
  const row = await db
    .prepare(FIND)
    .bind(code.trim().toUpperCase(), now.toISOString().slice(0, 10), emailWithoutAlias(email ?? ''))
    .first<DiscountRow>()
  if (row === null) return undefined
  if (row.is_expired) return 'expired'
  if (row.is_used) return 'used'
  return {
    code: row.code,
    amount: row.percent === null ? { cents: row.cents ?? 0 } : { percent: row.percent },
    ...(row.product_code !== null && { productCode: row.product_code }),
  }
}

/** The payment methods of the locale, in the order they are shown. */
export async function findPaymentMethods(db: D1Database, locale: LocaleCode): Promise<PaymentMethod[]> {
  const { results } = await db
    .prepare('SELECT type, id, name FROM payment_methods WHERE locale = ?1 ORDER BY position')
    .bind(locale)
    .all<PaymentMethod & Record<string, unknown>>()
  return results
}
