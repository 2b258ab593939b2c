import type { Product } from '#shared/contract/product.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { DISCOUNT_CODES, PAYMENT_METHODS, UPSELLS } from '../content/shop.ts'
import { type Contents, type LocaleContent, perLocale } from '../content/source.ts'
import type { TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'

/**
 * Products come from the editors' product cards. Offers, discounts and payment methods are defined
 * by the shop.
 */
export function shopRows(contents: Contents): TableRows[] {
  return [
    {
      table: 'products',
      columns: ['locale', 'code', 'price_cents', 'tax_percent', 'body'],
      rows: perLocale(contents, (locale, content) =>
        productsOf(content).map((product) => [
          locale,
          product.code,
          Math.round(product.attributes.price * 100),
          Number(product.attributes.tax_class[0] ?? 0),
          storedJson(product),
        ]),
      ),
    },
    { table: 'upsells', columns: ['code', 'upsell_code', 'quantity'], rows: UPSELLS },
    {
      table: 'discount_codes',
      columns: ['code', 'percent', 'cents', 'product_code', 'valid_until', 'once_per_email'],
      rows: DISCOUNT_CODES.map(
        ({ code, percent, cents, productCode, validUntil, oncePerEmail }) => [
          code,
          percent ?? null,
          cents ?? null,
          productCode ?? null,
          validUntil ?? null,
          oncePerEmail === true ? 1 : 0,
        ],
      ),
    },
    {
      table: 'payment_methods',
      columns: ['locale', 'id', 'type', 'name', 'color', 'position'],
      rows: LOCALE_CODES.flatMap((locale) =>
        PAYMENT_METHODS[locale].map(([type, id, name, color], index) => [
          locale,
          id,
          type,
          name,
          color ?? null,
          index + 1,
        ]),
      ),
    },
  ]
}

/** A product on several pages is listed once. */
export function productsOf({ pages }: LocaleContent): Product[] {
  const products = new Map<string, Product>()
  for (const block of pages.flatMap((page) => page.body)) {
    const cards = block.contentType === 'cardList' ? (block.cards ?? []) : []
    for (const { product } of cards) {
      if (product !== undefined && !products.has(product.code)) products.set(product.code, product)
    }
  }
  return [...products.values()]
}
