import { DEMO_CUSTOMERS, type DemoCustomer } from '../../hub/demo-customers.ts'
import { deliveredNames, orderItems, validUntil } from '../../orders/order-items.ts'
import type { OrderItem } from '../../orders/order.ts'
import { priceCart, type PricedLine } from '../../shop/price-cart.ts'
import type { Contents } from '../contents.ts'
import type { TableRows } from '../rows.ts'
import { chanceOf } from '../stations/chance.ts'
import type { LocaleContent } from '../../content/source.ts'
import { productsOf } from '../shop-rows.ts'

const DAY_MS = 86_400_000

interface DemoOrder {
  id: string
  customer: DemoCustomer
  status: string
  created: Date
  items: OrderItem[]
  totals: object
}

/** What the demo customers bought before now, at today's prices. */
export function demoOrders(contents: Contents, now: Date): TableRows[] {
  const orders = DEMO_CUSTOMERS.flatMap((customer) =>
    customer.orders.map(({ daysAgo, status, lines }, index): DemoOrder => {
      const priced = orderedLines(contents[customer.locale], lines)
      const id = textOf('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 12, `${customer.email} ${index}`).replace(/.{4}(?=.)/g, '$&-')
      const created = new Date(now.getTime() - daysAgo * DAY_MS)
      return { id, customer, status, created, items: priced.map(({ item }) => item), totals: priceCart(priced) }
    }),
  )
  return [ordersTable(orders), deliveriesTable(orders.filter(({ status }) => status === 'paid'))]
}

function ordersTable(orders: readonly DemoOrder[]): TableRows {
  return {
    table: 'orders',
    columns: [
      ...['id', 'idempotency_key', 'request_hash', 'locale', 'email', 'customer', 'send_sms', 'payment_type', 'payment_name', 'return_url'],
      ...['items', 'totals', 'status', 'created'],
    ],
    rows: orders.map(({ id, customer, status, created, items, totals }) => [
      ...[id, `demo ${id}`, '', customer.locale, customer.email, JSON.stringify(orderCustomer(customer)), 0, 'card', null],
      ...['http://localhost:8787/', JSON.stringify(items), JSON.stringify(totals), status, created.toISOString()],
    ]),
  }
}

function orderCustomer({ email, firstName, lastName }: DemoCustomer): object {
  return { email, firstname: firstName, lastname: lastName, telephonePrefix: 'FIN|358', telephoneNumber: '', marketing: [] }
}

function deliveriesTable(orders: readonly DemoOrder[]): TableRows {
  return {
    table: 'deliveries',
    columns: ['code', 'order_id', 'position', 'product_name', 'valid_until'],
    rows: orders.flatMap(({ id, created, items }) =>
      deliveredNames(items).map((name, index) => [
        `ST1-${textOf('0123456789', 8, `${id} ${index}`)}`,
        id,
        index,
        name,
        validUntil(created),
      ]),
    ),
  }
}

/** The same at every seeding: what is there already stays. */
function textOf(letters: string, length: number, seed: string): string {
  const chance = chanceOf(seed)
  return Array.from({ length }, () => chance.pick([...letters])).join('')
}

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
