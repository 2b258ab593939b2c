import { z } from 'zod'
import type { LocaleCode } from '#shared/locale/locales.ts'

const storedProductSchema = z.looseObject({ code: z.string(), name: z.string() })

export interface StoredProduct {
  code: string
  name: string
  priceCents: number
  taxPercent: number
  /** the contract's Product */
  product: z.output<typeof storedProductSchema>
}

interface ProductRow {
  code: string
  price_cents: number
  tax_percent: number
  body: string
}

/** The products that exist among the codes, by code. */
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

/** What is offered to those who have the codes in their cart. */
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
