import type { Order } from '#shared/contract/order.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { ItemLines, Totals } from '../../cart/amounts.tsx'
import { CarWashLink } from '../../customer/car-wash-link.tsx'
import { storedUserInfo } from '../../customer/user-info.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClearDevice } from '../clear-device.tsx'
import { CodeCard } from './code-card.tsx'
import { OrderState } from './order-state.tsx'

/** What was bought, ready to be used at the car wash. */
export function PaidOrder({ order }: { order: Order }) {
  const t = useTranslate('checkout')
  const locale = useLocale()
  // the response holds nothing of the visitor: the address is the one typed on this device
  const email = maskEmail(storedUserInfo.read().email)
  const sent = email ? t('order.sentTo', { email }) : t('order.sent')
  return (
    <div className="order-paid">
      <OrderState state="paid" text={`${sent} ${t('order.notArrived')}`} id={order.orderId} />
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
          <SiteLink to={washLocatorPath(locale)} className="ui-button">
            <Icon name="map-pin" />
            {t('order.nearestWash')}
          </SiteLink>
          <CarWashLink className="ui-button" />
        </p>
      </section>
      <section className="order-receipt" aria-labelledby="order-receipt">
        <h3 id="order-receipt" className="order-subtitle">
          {t('order.receipt')}
        </h3>
        <ItemLines items={order.items} />
        <Totals totals={order.totals} />
      </section>
      <ClearDevice text={t('order.clear')} />
    </div>
  )
}

/** 'aino.virtanen@example.fi' → 'a•••@example.fi': its owner recognises it, a stranger who sees the screen does not learn it. '' for what is no address. */
export function maskEmail(email: string): string {
  const [, first, domain] = /^\s*(\S)[^@\s]*@([^@\s]+)\s*$/u.exec(email) ?? []
  return first && domain ? `${first}•••@${domain}` : ''
}

/** The station locator with the car wash filter on (§9). */
export function washLocatorPath(locale: LocaleCode): string {
  const { locatorQuery } = LOCALES[locale]
  return `${localizedPath('stationLocator', locale)}${locatorQuery}${locatorQuery === '' ? '?' : '&'}f=carwash&sort=distance`
}
