import type { CartTotals } from '#shared/contract/cart.ts'
import { formatPrice } from '../cart/price.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Discount where there is one, tax, and the total. */
export function TotalRows({ totals }: { totals: CartTotals }) {
  const t = useTranslate('checkout')
  const rows = [
    ...(totals.discount > 0 ? [['discount', -totals.discount] as const] : []),
    ['withoutTax', totals.totalWithoutTax] as const,
    ['tax', totals.taxAmount] as const,
    ['total', totals.totalWithTax] as const,
  ]
  return (
    <dl className="checkout-totals">
      {rows.map(([name, amount]) => (
        <div key={name} className={name === 'total' ? 'checkout-total' : undefined}>
          <dt>{t(`summary.${name}`)}</dt>
          <dd className="checkout-money">{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
