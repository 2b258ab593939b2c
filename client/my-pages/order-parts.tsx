import { useState } from 'react'
import { type Order, readOrders } from '#shared/contract/order.ts'
import { formatShortDate } from '#shared/locale/format-date.ts'
import { formatPrice } from '#shared/money/price.ts'
import { CarWashLink } from '../customer/car-wash-link.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { OrderBadge } from '../orders/order-badge.tsx'
import { shownCodes } from '../orders/order-state.ts'
import { CustomerList } from './customer-list.tsx'
import { LatestCodes, OrderLink } from './latest-codes.tsx'
import { NoOrders, UnreadableOrders } from './order-list.tsx'
import { Part } from './part.tsx'

const MAX_ROWS = 4

/** The codes that can be used next, and the latest orders. */
export function OrderParts() {
  const t = useTranslate('customer')
  const orders = useTranslate('orders')
  const [now] = useState(() => new Date())
  return (
    <CustomerList endpoint="customerOrders" read={readOrders} name="orders">
      {({ orders: list, unreadable }) => {
        const latest = list.find((order) =>
          shownCodes(order, now).some(({ state }) => state === 'usable'),
        )
        return (
          <>
            <Part
              name="codes"
              title={t('overview.codes')}
              more={
                latest && (
                  <OrderLink id={latest.orderId} className="customer-part-more">
                    {orders('title', { id: latest.orderId })}
                  </OrderLink>
                )
              }
            >
              <UnreadableOrders count={unreadable} />
              {latest ? (
                <LatestCodes order={latest} />
              ) : (
                <NoCodes hasOrders={list.length + unreadable > 0} />
              )}
            </Part>
            {list.length > 0 && (
              <Part
                name="orders"
                title={t('views.orders')}
                view="orders"
                text={t('overview.allOrders')}
              >
                <ul>
                  {list.slice(0, MAX_ROWS).map((order) => (
                    <OrderRow key={order.orderId} order={order} />
                  ))}
                </ul>
              </Part>
            )}
          </>
        )
      }}
    </CustomerList>
  )
}

function NoCodes({ hasOrders }: { hasOrders: boolean }) {
  const t = useTranslate('customer')
  if (!hasOrders) return <NoOrders />
  return (
    <div className="customer-empty ui-stack ui-card">
      <p className="ui-large ui-strong">{t('overview.noCodes')}</p>
      <p>{t('orders.noneHelp')}</p>
      <CarWashLink className="ui-button ui-button-primary" />
    </div>
  )
}

function OrderRow({ order }: { order: Order }) {
  const date = formatShortDate(order.created ?? '', useLocale())
  const names = order.items.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  )
  return (
    <li className="customer-row ui-line ui-gap-3 ui-spread">
      <p>
        <OrderLink id={order.orderId} className="ui-strong">
          {names.join(', ')}
        </OrderLink>
        <span className="ui-block ui-soft">
          {[date, formatPrice(order.totals.totalWithTax)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <OrderBadge order={order} />
    </li>
  )
}
