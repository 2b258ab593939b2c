import { readOrders } from '#shared/contract/order.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { CustomerList, Empty } from './customer-list.tsx'
import { OrderCard } from './order-card.tsx'

/** All orders. `shown`: the order that a link of the overview names. */
export function OrderList({ shown }: { shown: string | null }) {
  return (
    <CustomerList endpoint="customerOrders" read={readOrders} name="orders">
      {({ orders, unreadable }) => (
        <>
          <UnreadableOrders count={unreadable} />
          {orders.length + unreadable === 0 && <NoOrders />}
          {orders.map((order) => (
            <OrderCard key={order.orderId} order={order} isShown={order.orderId === shown} />
          ))}
        </>
      )}
    </CustomerList>
  )
}

export function NoOrders() {
  const t = useTranslate('customer')
  const washPath = locatorPath(useLocale(), 'f=carwash')
  return (
    <Empty name="orders">
      <SiteLink to={washPath} className="ui-button ui-button-small">
        {t('orders.findWash')}
      </SiteLink>
    </Empty>
  )
}

export function UnreadableOrders({ count }: { count: number }) {
  const t = useTranslate('customer')
  if (count === 0) return null
  return (
    <p className="customer-notice ui-stack ui-card">
      {t(pluralKey('orders.unreadable', count), { count })}
    </p>
  )
}
