import type { ReactNode } from 'react'
import type { CartTotals } from '#shared/contract/cart.ts'
import { formatPercent, formatPrice, lineTotal } from '#shared/money/price.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface Drawn {
  renderAmount?: (amount: number) => ReactNode
}

interface ItemLinesProps extends Drawn {
  items: readonly { name: string; quantity: number; price: number }[]
}

/** The lines of an order: '2 × Perfect wash' and the price. */
export function ItemLines({ items, renderAmount = formatPrice }: ItemLinesProps) {
  const t = useTranslate('amounts')
  return (
    <ul className="amounts-lines ui-facts" aria-label={t('products')}>
      {items.map(({ name, quantity, price }, index) => (
        <li key={`${name}-${index}`}>
          <span>{`${quantity} × ${name}`}</span>
          <span className="amounts-money">
            {renderAmount(lineTotal({ price, amount: quantity }))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface TotalsProps extends Drawn {
  totals: CartTotals
  /** one for each tax rate, if known */
  taxes?: readonly { percent: number; tax: number }[] | undefined
}

/** The discount if there is one, the tax, and the total. */
export function Totals({ totals, taxes, renderAmount = formatPrice }: TotalsProps) {
  const t = useTranslate('amounts')
  const taxRows = taxes?.map(({ percent, tax }) => ({
    name: t('taxOf', { percent: formatPercent(percent) }),
    amount: tax,
  }))
  const rows = [
    ...(totals.discount > 0 ? [{ name: t('discount'), amount: -totals.discount }] : []),
    { name: t('withoutTax'), amount: totals.totalWithoutTax },
    ...(taxRows ?? [{ name: t('tax'), amount: totals.taxAmount }]),
    { name: t('total'), amount: totals.totalWithTax },
  ]
  return (
    <dl className="amounts-totals ui-facts">
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="amounts-money">{renderAmount(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
