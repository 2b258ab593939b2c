import { useEffect, useRef } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { formatShortDate } from '#shared/locale/format-date.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Codes } from '../orders/code-card.tsx'
import { OrderBadge } from '../orders/order-badge.tsx'
import { Receipt } from '../orders/receipt.tsx'

/** An order with its date, state, codes and receipt. `isShown`: the page scrolls to it. */
export function OrderCard({ order, isShown = false }: { order: Order; isShown?: boolean }) {
  const t = useTranslate('customer')
  const orders = useTranslate('orders')
  const { orderId, created, deliveries } = order
  const date = formatShortDate(created ?? '', useLocale())
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView()
  }, [isShown])
  return (
    <article ref={card} className="customer-order ui-stack ui-gap-5 ui-card">
      <header className="customer-order-head ui-row">
        <div>
          <h3 className="ui-large">{t('orders.order', { id: orderId })}</h3>
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
