import { localizedPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/plural-key.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { ListEmpty, ListFailed, ListLoading } from './list-states.tsx'
import { OrderCard } from './order-card.tsx'
import { readOrders } from '#shared/contract/order.ts'
import { useCustomerList } from './use-customer-list.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface OrderListProps {
  /** all of them without it */
  atMost?: number
  /** of an order's heading */
  level: 3 | 4
  formatPrice: (amount: number) => string
}

export function OrderList({ atMost, level, formatPrice }: OrderListProps) {
  const t = useTranslate('customer')
  const { data, failed, retry } = useCustomerList('cms/my-pages/orders', readOrders)
  if (failed) return <ListFailed text={t('orders.failed')} retry={retry} />
  if (!data) return <ListLoading label={t('orders.loading')} />
  const { orders, unreadable } = data
  return (
    <>
      {unreadable > 0 && <p className="customer-notice">{t(pluralKey('orders.unreadable', unreadable), { count: unreadable })}</p>}
      {orders.length + unreadable === 0 && <NoOrders />}
      {orders.slice(0, atMost).map((order) => (
        <OrderCard key={order.orderId} order={order} level={level} formatPrice={formatPrice} />
      ))}
    </>
  )
}

function NoOrders() {
  const t = useTranslate('customer')
  const { locale } = useSite().addressing
  return (
    <ListEmpty title={t('orders.none')} text={t('orders.noneHelp')}>
      <SiteLink to={`${localizedPath('stationLocator', locale)}?f=carwash`} className="ui-button ui-button-small">
        {t('orders.findWash')}
      </SiteLink>
    </ListEmpty>
  )
}
