import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { Contents, LocaleContent } from '../../content/source.ts'
import { deliveredNames, orderItems, validUntil } from '../../orders/order-items.ts'
import type { OrderItem } from '../../orders/order.ts'
import { priceCart, type PricedLine } from '../../shop/price-cart.ts'
import { productsOf } from '../shop-rows.ts'
import type { TableRows } from '../sql.ts'
import { DEMO_CUSTOMERS, type DemoCustomer, type DemoOrder } from './demo-customers.ts'

const DAY_MS = 86_400_000

interface PricedOrder extends DemoOrder {
  customer: DemoCustomer
  created: Date
  items: OrderItem[]
  totals: object
}

/** Earlier orders of the demo customers, at current prices. */
export function demoOrders(contents: Contents, now: Date): TableRows[] {
  const orders = DEMO_CUSTOMERS.flatMap((customer) =>
    customer.orders.map((order): PricedOrder => {
      const priced = orderedLines(contents[customer.locale], order.lines)
      const created = new Date(now.getTime() - order.daysAgo * DAY_MS)
      return {
        ...order,
        customer,
        created,
        items: priced.map(({ item }) => item),
        totals: priceCart(priced),
      }
    }),
  )
  return [
    ordersTable(orders),
    deliveriesTable(
      orders.filter(({ status }) => status === 'paid'),
      now,
    ),
  ]
}

function ordersTable(orders: readonly PricedOrder[]): TableRows {
  return {
    table: 'orders',
    columns: ['id', 'idempotency_key', 'email', 'status', 'created', 'body'],
    rows: orders.map(({ id, customer, status, created, items, totals }) => {
      const body = {
        requestHash: '',
        locale: customer.locale,
        customer: orderCustomer(customer),
        sendSms: false,
        paymentType: 'card',
        paymentName: null,
        returnUrl: `http://localhost:8787/${customer.locale}${localizedPath('orderStatus', customer.locale)}`,
        items,
        totals,
        deliveryConsent: false,
      }
      return [id, `demo ${id}`, customer.email, status, created.toISOString(), JSON.stringify(body)]
    }),
  }
}

function orderCustomer({ email, firstName, lastName }: DemoCustomer): object {
  return {
    email,
    firstname: firstName,
    lastname: lastName,
    telephonePrefix: 'FIN|358',
    telephoneNumber: '',
    marketing: [],
  }
}

function deliveriesTable(orders: readonly PricedOrder[], now: Date): TableRows {
  return {
    table: 'deliveries',
    columns: ['code', 'order_id', 'position', 'product_name', 'valid_until', 'used', 'used_at'],
    rows: orders.flatMap(({ id, codes, created, items, used = [] }) =>
      deliveredNames(items).map((name, index) => {
        const [daysAgo, station] = used[index] ?? []
        const moment =
          daysAgo === undefined ? null : new Date(now.getTime() - daysAgo * DAY_MS).toISOString()
        return [codes[index] ?? null, id, index, name, validUntil(created), moment, station ?? null]
      }),
    ),
  }
}

/** The products of the codes, as order lines and as priced lines. */
function orderedLines(
  content: LocaleContent,
  lines: readonly (readonly [string, number])[],
): (PricedLine & { item: OrderItem })[] {
  const products = productsOf(content)
  return lines.flatMap(([code, quantity]) => {
    const product = products.find((candidate) => candidate.code === code)
    if (product === undefined)
      throw new Error(`A demo customer ordered ${code}, but no product has this code.`)
    const priceCents = Math.round(product.attributes.price * 100)
    const taxPercent = Number(product.attributes.tax_class[0] ?? 0)
    const stored = { code, name: product.name, priceCents, taxPercent, product: { ...product } }
    return orderItems([{ code, quantity, product: stored }]).map((item) => ({
      code,
      quantity,
      priceCents,
      taxPercent,
      item,
    }))
  })
}
