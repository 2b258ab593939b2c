import { readOrders } from '#shared/contract/order.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { CustomerList, Empty } from './customer-list.tsx'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  /** absent: all orders */
  atMost?: number
  /** of the orders' headings */
  level: 3 | 4
}

export function OrderList({ atMost, level }: OrderListProps) {
  const t = useTranslate('customer')
  const washPath = `${localizedPath('stationLocator', useLocale())}?f=carwash`
  return (
    <CustomerList endpoint="cms/my-pages/orders" read={readOrders} name="orders">
      {({ orders, unreadable }) => (
        <>
          {unreadable > 0 && (
            <p className="customer-notice ui-card">{t(pluralKey('orders.unreadable', unreadable), { count: unreadable })}</p>
          )}
          {orders.length + unreadable === 0 && (
            <Empty name="orders">
              <SiteLink to={washPath} className="ui-button ui-button-small">
                {t('orders.findWash')}
              </SiteLink>
            </Empty>
          )}
          {orders.slice(0, atMost).map((order) => (
            <OrderCard key={order.orderId} order={order} level={level} />
          ))}
        </>
      )}
    </CustomerList>
  )
}
