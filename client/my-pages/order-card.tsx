import type { Order } from '#shared/contract/order.ts'
import { formatDate } from '../content/articles/format-date.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Codes } from '../orders/code-card.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'
import { Receipt } from '../orders/receipt.tsx'

/** An order with its date, status, codes and receipt. */
export function OrderCard({ order, level }: { order: Order; level: 3 | 4 }) {
  const t = useTranslate('customer')
  const orders = useTranslate('orders')
  const { orderId, created, deliveries } = order
  const date = formatDate(created ?? '', useLocale())
  const Heading = `h${level}` as const
  return (
    <article className="customer-order ui-card">
      <header className="customer-order-head ui-row">
        <div>
          <Heading className="customer-order-title">{t('orders.order', { id: orderId })}</Heading>
          {date && <p className="ui-soft">{date}</p>}
        </div>
        <OrderBadge order={order} />
      </header>
      {deliveries.length > 0 && <Codes order={order} />}
      <details className="customer-order-receipt">
        <summary>{orders(order.status === 'paid' ? 'receipt' : 'contents')}</summary>
        <Receipt order={order} />
      </details>
    </article>
  )
}
