import type { Order } from '#shared/contract/order.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { CarWashLink } from '../../customer/car-wash-link.tsx'
import { storedUserInfo } from '../../customer/user-info.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { maskEmail } from '../mask-email.ts'
import { ClearDevice } from './clear-device.tsx'
import { CodeCard } from './code-card.tsx'
import { OrderNumber, OrderTitle } from './order-state.tsx'
import { Receipt } from './receipt.tsx'
import { washLocatorPath } from './wash-locator-path.ts'

/** What was bought, ready to be used at the car wash. */
export function PaidOrder({ order }: { order: Order }) {
  const t = useTranslate('checkout')
  const locale = useLocale()
  // nothing of the visitor is in the answer: the address is the one typed on this device
  const email = maskEmail(storedUserInfo.read().email)
  return (
    <div className="order-paid">
      <div className="order-state">
        <Icon name="success" className="order-icon order-icon-paid" />
        <OrderTitle title={t('order.paid')} />
        <p>
          {email ? t('order.sentTo', { email }) : t('order.sent')} {t('order.notArrived')}
        </p>
        <OrderNumber order={order} />
      </div>
      <section aria-labelledby="order-codes">
        <h3 id="order-codes" className="order-subtitle">
          {t(pluralKey('order.codes', order.deliveries.length), { count: order.deliveries.length })}
        </h3>
        <p className="order-how">{t('order.howTo')}</p>
        <ul className="order-codes">
          {order.deliveries.map((delivery) => (
            <CodeCard key={delivery.code} delivery={delivery} />
          ))}
        </ul>
        <p className="checkout-actions order-tools">
          <button type="button" className="ui-button ui-button-dark" onClick={() => window.print()}>
            {t('order.print')}
          </button>
          <SiteLink to={washLocatorPath(locale, localizedPath('stationLocator', locale))} className="ui-button">
            <Icon name="map-pin" />
            {t('order.nearestWash')}
          </SiteLink>
          <CarWashLink className="ui-button" />
        </p>
      </section>
      <Receipt order={order} />
      <ClearDevice />
    </div>
  )
}
