import type { ReactNode } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { formatDate, formatTime } from '#shared/locale/format-date.ts'
import { ItemLines, Totals } from '../cart/amounts.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'

/** The receipt of an order: number, dates, lines, totals with taxes, way of paying, and seller. */
export function Receipt({
  order: { orderId, created, paid, items, totals, taxes, paidWith, seller },
}: {
  order: Order
}) {
  const t = useTranslate('orders')
  const locale = useLocale()
  const method = paidWith && (paidWith.name ?? t(`methods.${paidWith.type}`))
  return (
    <div className="orders-receipt">
      <Facts
        facts={[
          [t('number'), orderId],
          [t('date'), formatDate(created ?? '', locale)],
          [
            t('paid'),
            [paid && `${formatDate(paid, locale)}, ${formatTime(paid, locale)}`, method]
              .filter(Boolean)
              .join(', '),
          ],
        ]}
      />
      <ItemLines items={items} />
      <Totals totals={totals} taxes={taxes} />
      {seller && (
        <Facts
          facts={[
            [t('seller'), [seller.name, seller.address].filter(Boolean).join(', ')],
            [t('businessId'), seller.businessId],
            [t('vatId'), seller.vatId],
          ]}
        />
      )}
    </div>
  )
}

/** Empty values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="orders-facts ui-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
