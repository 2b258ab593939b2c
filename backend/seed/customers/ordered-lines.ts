import type { LocaleContent } from '../../content/source.ts'
import type { OrderItem } from '../../orders/order.ts'
import { orderItems } from '../../orders/order-items.ts'
import type { PricedLine } from '../../shop/price-cart.ts'
import { productsOf } from '../shop-rows.ts'

/** The products of the codes, as an order remembers them and as they are priced. */
export function orderedLines(content: LocaleContent, lines: readonly (readonly [string, number])[]): (PricedLine & { item: OrderItem })[] {
  const products = productsOf(content)
  return lines.flatMap(([code, quantity]) => {
    const product = products.find((candidate) => candidate.code === code)
    if (product === undefined) throw new Error(`A demo customer has bought ${code}, which nobody sells.`)
    const priceCents = Math.round(product.attributes.price * 100)
    const taxPercent = Number(product.attributes.tax_class[0] ?? 0)
    const stored = { code, name: product.name, priceCents, taxPercent, product: { ...product } }
    return orderItems([{ code, quantity, product: stored }]).map((item) => ({ code, quantity, priceCents, taxPercent, item }))
  })
}
