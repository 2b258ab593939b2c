import type { Context } from 'hono'
import { type CartValidationRequest, cartValidationRequestSchema, MAX_QUANTITY } from '#shared/contract/schemas/cart.ts'
import { answerError } from '../answer-error.ts'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findDiscount } from '../queries/find-discount.ts'
import { findProducts, findUpsells, type StoredProduct, type Upsell } from '../queries/find-products.ts'
import { readBody } from '../read-body.ts'
import { euros, priceCart } from '../shop/price-cart.ts'

export async function validateCart(c: Context<BackendEnv>): Promise<Response> {
  const cart = await readBody(c, cartValidationRequestSchema)
  if (cart instanceof Response) return cart
  const { DB } = c.env
  const locale = c.get('locale')
  const codes = cart.items.map((item) => item.code)
  const [products, upsells, discount] = await Promise.all([
    findProducts(DB, locale, codes),
    findUpsells(
      DB,
      locale,
      cart.items.filter((item) => item.showUpsell).map((item) => item.code),
    ),
    cart.discountCode === undefined ? undefined : findDiscount(DB, cart.discountCode),
  ])

  const lines = linesOf(cart, products)
  if (lines === undefined) return answerError(c, 422, 'UNKNOWN_PRODUCT', 'No product has one of the codes.')
  if (hasTooMany(cart)) return answerError(c, 422, 'QUANTITY_OUT_OF_BOUNDS', `1 to ${MAX_QUANTITY} of a product.`)
  const answer = {
    items: lines.map(({ quantity, product }) => ({
      quantity,
      unitPrice: euros(product.priceCents),
      product: { code: product.code, name: product.name, upsellProducts: upsellsFor(product.code, upsells) },
    })),
    totals: priceCart(
      lines.map(({ quantity, product }) => ({ quantity, ...product })),
      discount ?? 0,
    ),
    ...(cart.discountCode !== undefined && { discountCodeValid: discount !== undefined }),
  }
  return answerStored(c, JSON.stringify(answer))
}

/** undefined when a code is unknown: the whole cart is refused (contract.md). */
function linesOf(cart: CartValidationRequest, products: Map<string, StoredProduct>) {
  const lines = cart.items.flatMap(({ quantity, code }) => {
    const product = products.get(code)
    return product === undefined ? [] : [{ quantity, product }]
  })
  return lines.length === cart.items.length ? lines : undefined
}

/** Two lines of one product count together: splitting a line is no way around the limit. */
function hasTooMany(cart: CartValidationRequest): boolean {
  const amounts = new Map<string, number>()
  for (const { code, quantity } of cart.items) amounts.set(code, (amounts.get(code) ?? 0) + quantity)
  return [...amounts.values()].some((amount) => amount > MAX_QUANTITY)
}

function upsellsFor(code: string, upsells: readonly Upsell[]) {
  return upsells.filter((upsell) => upsell.code === code).map(({ quantity, product }) => ({ quantity, product: product.product }))
}
