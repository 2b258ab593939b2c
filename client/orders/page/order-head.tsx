import type { ReactNode } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ViewHeading } from '../../navigation/view-heading.tsx'
import { OrderBadge } from '../order-badge.tsx'

/**
 * The state and the number of an order, and the page's heading, which takes the focus. Without an
 * order only the heading.
 */
export function OrderHead({
  order,
  title,
  children,
}: {
  order?: Order | undefined
  title: string
  children?: ReactNode
}) {
  const t = useTranslate('orders')
  return (
    <header className="order-head ui-stack ui-gap-2">
      {order && (
        <div className="order-line ui-row ui-spread">
          <OrderBadge order={order} />
          <p className="order-number ui-soft">{t('title', { id: order.orderId })}</p>
        </div>
      )}
      <ViewHeading key={title} title={title} changes={1}>
        {title}
      </ViewHeading>
      {children}
    </header>
  )
}
