import type { Delivery } from '#shared/contract/order.ts'
import { useValidity } from './use-validity.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** What was delivered, with until when it can be used. */
export function OrderCodes({ deliveries }: { deliveries: Delivery[] }) {
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
