import type { Product } from '#shared/contract/products.ts'
import type { LocaleContent } from '../content/source.ts'
import { type Contents, perLocale } from './contents.ts'
import type { TableRows } from './rows.ts'
import { storedJson } from './stored-json.ts'

/** The products are those of the editors' product cards; offers, discounts and payment methods are the shop's own. */
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
    { table: 'upsells', columns: ['code', 'upsell_code', 'quantity'], rows: [['WASH-PERFECT', 'WASH-BUNDLE-5', 1]] },
    { table: 'discount_codes', columns: ['code', 'percent'], rows: [['TALVI10', 10]] },
    {
      table: 'payment_methods',
      columns: ['id', 'type', 'name', 'position'],
      rows: [
        ['card', 'card', 'Visa, Mastercard', 1],
        ['mobilepay', 'mobile', 'MobilePay', 2],
        ['vipps', 'mobile', 'Vipps', 3],
        ['swish', 'mobile', 'Swish', 4],
        ['nordea', 'bank', 'Nordea', 5],
        ['op', 'bank', 'OP', 6],
        ['danske-bank', 'bank', 'Danske Bank', 7],
        ['handelsbanken', 'bank', 'Handelsbanken', 8],
        ['s-pankki', 'bank', 'S-Pankki', 9],
      ],
    },
  ]
}

/** A product shown on several pages is one product. */
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
