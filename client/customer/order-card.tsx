import type { Order, OrderStatus } from '#shared/contract/order.ts'
import { OrderCodes } from './order-codes.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const STATUS_WORDS = {
  paid: 'orders.paid',
  pending: 'orders.pending',
  cancelled: 'orders.cancelled',
  failed: 'orders.failedPayment',
} as const satisfies Record<OrderStatus, string>

interface OrderCardProps {
  order: Order
  level: 3 | 4
  formatPrice: (amount: number) => string
}

/** An order like its status page: state, codes, products, totals. */
export function OrderCard({ order, level, formatPrice }: OrderCardProps) {
  const t = useTranslate('customer')
  const Heading = `h${level}` as const
  return (
    <article className="customer-order">
      <header className="customer-order-head">
        <Heading className="customer-order-title">{t('orders.order', { id: order.orderId })}</Heading>
        <span className={`customer-order-status customer-order-${order.status}`}>{t(STATUS_WORDS[order.status])}</span>
      </header>
      <OrderCodes deliveries={order.deliveries} />
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
      <OrderTotals totals={order.totals} formatPrice={formatPrice} />
    </article>
  )
}
