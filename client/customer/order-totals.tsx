import type { Order } from '#shared/contract/order.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface OrderTotalsProps {
  totals: Order['totals']
  formatPrice: (amount: number) => string
}

export function OrderTotals({ totals, formatPrice }: OrderTotalsProps) {
  const t = useTranslate('customer')
  const { discount, taxAmount, totalWithTax, totalWithoutTax } = totals
  return (
    <dl className="customer-order-totals">
      {discount > 0 && (
        <div>
          <dt>{t('orders.discount')}</dt>
          <dd>−{formatPrice(discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('orders.withoutTax')}</dt>
        <dd>{formatPrice(totalWithoutTax)}</dd>
      </div>
      <div>
        <dt>{t('orders.tax')}</dt>
        <dd>{formatPrice(taxAmount)}</dd>
      </div>
      <div className="customer-order-total">
        <dt>{t('orders.total')}</dt>
        <dd>{formatPrice(totalWithTax)}</dd>
      </div>
    </dl>
  )
}
