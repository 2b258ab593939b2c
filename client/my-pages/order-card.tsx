import type { Order, OrderStatus } from '#shared/contract/order.ts'
import { formatPrice } from '../cart/price.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useValidity } from './validity.ts'

const STATUS_KEYS = {
  paid: 'orders.paid',
  pending: 'orders.pending',
  cancelled: 'orders.cancelled',
  failed: 'orders.failedPayment',
} as const satisfies Record<OrderStatus, string>

/** An order as on its own page: state, codes, products, totals. */
export function OrderCard({ order, level }: { order: Order; level: 3 | 4 }) {
  const t = useTranslate('customer')
  const Heading = `h${level}` as const
  return (
    <article className="customer-order">
      <header className="customer-order-head">
        <Heading className="customer-order-title">{t('orders.order', { id: order.orderId })}</Heading>
        <span className={`customer-order-status customer-order-${order.status}`}>{t(STATUS_KEYS[order.status])}</span>
      </header>
      <Codes order={order} />
      <ul className="customer-order-items" aria-label={t('orders.products')}>
        {order.items.map(({ name, quantity, price }, index) => (
          <li key={`${name}-${index}`} className="customer-order-item">
            <span>
              {quantity} × {name}
              {quantity > 1 && <span className="customer-order-each">{t('orders.each', { price: formatPrice(price) })}</span>}
            </span>
            <span className="customer-order-money">{formatPrice(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </article>
  )
}

/** What was delivered, and until when it can be used. */
function Codes({ order: { deliveries } }: { order: Order }) {
  const t = useTranslate('customer')
  const validity = useValidity()
  if (deliveries.length === 0) return null
  return (
    <ul className="customer-codes" aria-label={t('orders.codes')}>
      {deliveries.map(({ productName, code, validUntil }) => {
        const { text, isOver } = validity(validUntil)
        return (
          <li key={code} className="customer-code" data-over={isOver || undefined}>
            <span className="customer-code-product">{productName}</span>
            <strong className="customer-code-text">{code}</strong>
            <span className="customer-code-validity">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Totals({ order: { totals } }: { order: Order }) {
  const t = useTranslate('customer')
  const rows = [
    ...(totals.discount > 0 ? [['discount', `−${formatPrice(totals.discount)}`] as const] : []),
    ['withoutTax', formatPrice(totals.totalWithoutTax)] as const,
    ['tax', formatPrice(totals.taxAmount)] as const,
    ['total', formatPrice(totals.totalWithTax)] as const,
  ]
  return (
    <dl className="customer-order-totals">
      {rows.map(([name, amount]) => (
        <div key={name} className={name === 'total' ? 'customer-order-total' : undefined}>
          <dt>{t(`orders.${name}`)}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
