import { type CartTotals, type CodeProblem, MAX_QUANTITY } from '#shared/contract/cart.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { findDiscount, findProducts, type StoredProduct } from '../queries/shop.ts'
import { type Discount, discountCents, priceCart, type TaxShare, taxShares } from './price-cart.ts'

interface CartToQuote {
  locale: LocaleCode
  items: readonly { quantity: number; code: string }[]
  discountCode: string | undefined
  /** the buyer's, if already known */
  email: string | undefined
  now: Date
}

interface QuotedLine {
  code: string
  quantity: number
  product: StoredProduct
}

interface QuotedCart {
  kind: 'quote'
  lines: QuotedLine[]
  totals: CartTotals
  taxes: TaxShare[]
  discount: Discount | undefined
  codeProblem: CodeProblem | undefined
}

type Quote = QuotedCart | { kind: 'refused'; code: string; message: string }

/**
 * The current price of a cart, for the cart view and for the order alike. Ignores prices from the
 * browser.
 */
export async function quoteCart(
  db: D1Database,
  { locale, items, discountCode, email, now }: CartToQuote,
): Promise<Quote> {
  const codes = items.map((item) => item.code)
  const [products, found] = await Promise.all([
    findProducts(db, locale, codes),
    discountCode === undefined ? undefined : findDiscount(db, discountCode, { email, now }),
  ])
  const lines = items.flatMap(({ quantity, code }) => {
    const product = products.get(code)
    return product === undefined ? [] : [{ code, quantity, product }]
  })
  // One unknown code rejects the whole cart (docs/contract.md).
  if (lines.length < items.length)
    return { kind: 'refused', code: 'UNKNOWN_PRODUCT', message: 'One of the codes has no product.' }
  if (hasTooMany(lines))
    return {
      kind: 'refused',
      code: 'QUANTITY_OUT_OF_BOUNDS',
      message: `At most ${MAX_QUANTITY} of a product.`,
    }
  const priced = lines.map(({ quantity, product }) => ({ quantity, ...product }))
  // A code for a product that is not in the cart counts as invalid.
  const codeProblem = typeof found === 'string' ? found : undefined
  const discount = typeof found === 'object' && discountCents(priced, found) > 0 ? found : undefined
  return {
    kind: 'quote',
    lines,
    totals: priceCart(priced, discount),
    taxes: taxShares(priced, discount),
    discount,
    codeProblem,
  }
}

/** Adds up lines of the same product, so that splitting a line does not avoid the limit. */
function hasTooMany(lines: readonly QuotedLine[]): boolean {
  const amounts = new Map<string, number>()
  for (const { code, quantity } of lines) amounts.set(code, (amounts.get(code) ?? 0) + quantity)
  return [...amounts.values()].some((amount) => amount > MAX_QUANTITY)
}
