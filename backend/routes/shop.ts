import type { Context } from 'hono'
import { cartRequestSchema } from '#shared/contract/requests.ts'
import type { BackendEnv } from '../env.ts'
import { findPaymentMethods, findUpsells, type Upsell } from '../queries/shop.ts'
import { readBody } from '../read-request.ts'
import { errorResponse, storedResponse } from '../responses.ts'
import { euros } from '../shop/price-cart.ts'
import { quoteCart } from '../shop/quote-cart.ts'

export async function validateCart(c: Context<BackendEnv>): Promise<Response> {
  const cart = await readBody(c, cartRequestSchema)
  if (cart instanceof Response) return cart
  const { items, discountCode, customerEmail: email } = cart
  const locale = c.get('locale')
  const shown = items.filter((item) => item.showUpsell).map((item) => item.code)
  const [quote, upsells] = await Promise.all([
    quoteCart(c.env.DB, { locale, items, discountCode, email, now: new Date() }),
    findUpsells(c.env.DB, locale, shown),
  ])
  if (quote.kind === 'refused') return errorResponse(c, 422, quote.code, quote.message)

  const answer = {
    items: quote.lines.map(({ quantity, product }) => ({
      quantity,
      unitPrice: euros(product.priceCents),
      product: {
        code: product.code,
        name: product.name,
        upsellProducts: upsellsFor(product.code, upsells),
      },
    })),
    totals: quote.totals,
    ...(discountCode !== undefined && {
      discountCodeValid: quote.discount !== undefined,
      discountCodeProblem: quote.codeProblem,
    }),
  }
  return storedResponse(c, JSON.stringify(answer))
}

function upsellsFor(code: string, upsells: readonly Upsell[]) {
  return upsells
    .filter((upsell) => upsell.code === code)
    .map(({ quantity, product }) => ({ quantity, product: product.product }))
}

export async function listPaymentMethods(c: Context<BackendEnv>): Promise<Response> {
  return c.json({ methods: await findPaymentMethods(c.env.DB, c.get('locale')) })
}
