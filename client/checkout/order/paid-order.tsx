import { useState } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { lastWithdrawalDay, mayWithdraw, WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { CarWashLink } from '../../customer/car-wash-link.tsx'
import { storedUserInfo } from '../../customer/user-info.ts'
import { formatDate } from '../../content/articles/format-date.ts'
import { classNames } from '../../content/class-names.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ViewHeading } from '../../navigation/view-heading.tsx'
import { Codes } from '../../orders/code-card.tsx'
import { Receipt } from '../../orders/receipt.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SaveButton } from './save-button.tsx'
import { ClearDevice } from '../clear-device.tsx'
import { removeSavedOrder, saveOrder } from './saved-order.ts'

/** A paid order: first the codes for the car wash, then the receipt. A withdrawn order has no usable codes. */
export function PaidOrder({ order }: { order: Order }) {
  const t = useTranslate('checkout')
  const orders = useTranslate('orders')
  const locale = useLocale()
  const { paid, withdrawn } = order
  const [timeZone] = LOCALES[locale].timeZones
  const [now] = useState(() => new Date())
  // the response contains no customer data, so the e-mail comes from this device
  const email = maskEmail(storedUserInfo.read().email)
  const title = t(withdrawn ? 'order.withdrawn' : 'order.paid')
  const sent = email ? t('order.sentTo', { email }) : t('order.sent')
  return (
    <div className="order-paid">
      <section>
        <ViewHeading className="order-title order-thanks" title={title} changes={1}>
          <Icon name={withdrawn ? 'information' : 'success'} className={classNames('order-icon', withdrawn && 'order-icon-withdrawn')} />
          {title}
        </ViewHeading>
        <Codes order={order} />
        <div className="order-after">
          {withdrawn ? (
            <p>{t('order.withdrawnText', { date: formatDate(withdrawn, locale) })}</p>
          ) : (
            <>
              <p>{t('order.howTo')}</p>
              <p>{`${sent} ${t('order.notArrived')}`}</p>
            </>
          )}
        </div>
        <p className="checkout-actions ui-row">
          <button type="button" className="ui-button ui-button-dark" onClick={() => window.print()}>
            {t('order.print')}
          </button>
          {!withdrawn && (
            <>
              <SiteLink to={washLocatorPath(locale)} className="ui-button">
                <Icon name="map-pin" />
                {t('order.nearestWash')}
              </SiteLink>
              <CarWashLink className="ui-button" />
            </>
          )}
          <SaveButton
            title={orders('title', { id: order.orderId })}
            onSave={() => saveOrder(order)}
            onRemove={() => removeSavedOrder(order.orderId)}
          />
        </p>
      </section>
      <section className="order-receipt" aria-labelledby="order-receipt">
        <h3 id="order-receipt" className="order-subtitle">
          {orders('receipt')}
        </h3>
        <Receipt order={order} />
      </section>
      {paid !== undefined && !withdrawn && mayWithdraw(paid, now, timeZone) && (
        <section className="order-withdrawal" aria-labelledby="order-withdrawal">
          <h3 id="order-withdrawal" className="order-subtitle">
            {t('order.withdrawal')}
          </h3>
          <p>{t('order.withdrawalUntil', { date: formatDate(lastWithdrawalDay(paid, timeZone), locale) })}</p>
          <SiteLink to={`${WITHDRAWAL_PATHS[locale]}?${new URLSearchParams({ order: order.orderId })}`} className="checkout-link ui-link">
            {t('order.withdrawHere')}
          </SiteLink>
        </section>
      )}
      <ClearDevice text={t('order.clear')} />
    </div>
  )
}

/** 'aino.virtanen@example.fi' → 'a•••@example.fi', so that other people cannot read it on the screen. '' for invalid addresses. */
export function maskEmail(email: string): string {
  const [, first, domain] = /^\s*(\S)[^@\s]*@([^@\s]+)\s*$/u.exec(email) ?? []
  return first && domain ? `${first}•••@${domain}` : ''
}

/** The station locator with the car wash filter (§9). */
export function washLocatorPath(locale: LocaleCode): string {
  const { locatorQuery } = LOCALES[locale]
  return `${localizedPath('stationLocator', locale)}${locatorQuery}${locatorQuery === '' ? '?' : '&'}f=carwash&sort=distance`
}
