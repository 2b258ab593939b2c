import type { Order } from '#shared/contract/order.ts'
import { ItemLines, Totals } from '../cart/amounts.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useValidity } from './validity.ts'

/** An order as on its own page: state, codes, products, totals. */
export function OrderCard({ order, level }: { order: Order; level: 3 | 4 }) {
  const t = useTranslate('customer')
  const Heading = `h${level}` as const
  return (
    <article className="customer-order">
      <header className="customer-order-head">
        <Heading className="customer-order-title">{t('orders.order', { id: order.orderId })}</Heading>
        <span className={`customer-order-status customer-order-${order.status}`}>{t(`orders.status.${order.status}`)}</span>
      </header>
      <Codes order={order} />
      <div>
        <ItemLines items={order.items} />
        <Totals totals={order.totals} />
      </div>
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
