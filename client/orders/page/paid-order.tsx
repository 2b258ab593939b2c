import { type MouseEvent, useState } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { formatDate, formatTime } from '#shared/locale/format-date.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { formatPrice } from '#shared/money/price.ts'
import { lastWithdrawalDay, mayWithdraw, WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { ClearDevice } from '../../checkout/clear-device.tsx'
import { emailOfOrder } from '../../checkout/payment/order-email.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Codes } from '../code-card.tsx'
import { orderState, shownCodes } from '../order-state.ts'
import { Facts, Receipt } from '../receipt.tsx'
import { NearestWash } from './nearest-wash.tsx'
import { OrderHead } from './order-head.tsx'
import { SaveButton } from './save-button.tsx'

interface PaidOrderProps {
  order: Order
  /** just paid on this device */
  isNew?: boolean
}

/** First the codes for the car wash; then the nearest wash, the receipt and the withdrawal. */
export function PaidOrder({ order, isNew = false }: PaidOrderProps) {
  const t = useTranslate('checkout')
  const orders = useTranslate('orders')
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const { paid, withdrawn } = order
  const [timeZone] = LOCALES[locale].timeZones
  const isUsable = shownCodes(order, now).some(({ state }) => state === 'usable')
  const [isFresh] = useState(() => paid !== undefined && now.getTime() - Date.parse(paid) < HOUR_MS)
  return (
    <div className="order-paid">
      <section className="order-codes">
        <OrderHead order={order} title={titleOf(t, order, now)}>
          {isUsable && isFresh && <MailSent orderId={order.orderId} />}
          {withdrawn && <Withdrawn order={order} withdrawn={withdrawn} />}
        </OrderHead>
        <Codes order={order} />
        {isUsable && (
          <div className="ui-row ui-not-printed">
            <SaveButton order={order} isNew={isNew} />
          </div>
        )}
      </section>
      <div className="order-more">
        {isUsable && <NearestWash />}
        <section className="order-receipt ui-stack" aria-labelledby="order-receipt">
          <h3 id="order-receipt">{orders('receipt')}</h3>
          <Receipt order={order} />
          <p className="ui-row ui-not-printed">
            <button
              type="button"
              className="ui-button ui-button-small"
              onClick={(event) => printPart('receipt', event)}
            >
              <Icon name="receipt" />
              {orders('printReceipt')}
            </button>
            {isUsable && (
              <button
                type="button"
                className="ui-button ui-button-small"
                onClick={(event) => printPart('codes', event)}
              >
                <Icon name="printer" />
                {t('order.print')}
              </button>
            )}
          </p>
        </section>
        {isUsable && paid !== undefined && mayWithdraw(paid, now, timeZone) && (
          <section className="ui-not-printed ui-stack" aria-labelledby="order-withdrawal">
            <h3 id="order-withdrawal">{t('order.withdrawal')}</h3>
            <p className="ui-soft">
              {t('order.withdrawalUntil', {
                date: formatDate(lastWithdrawalDay(paid, timeZone), locale).replace(' ', '\u00A0'),
              })}
            </p>
            <SiteLink
              to={`${WITHDRAWAL_PATHS[locale]}?${new URLSearchParams({ order: order.orderId })}`}
              className="ui-link ui-underlined"
            >
              {t('order.withdrawHere')}
            </SiteLink>
          </section>
        )}
        <ClearDevice text={t('order.clear')} />
      </div>
    </div>
  )
}

/**
 * Prints the codes with their validity, or the receipt (order-view.css). The browser's own command
 * prints both.
 */
function printPart(part: 'codes' | 'receipt', { currentTarget }: MouseEvent): void {
  const order = currentTarget.closest<HTMLElement>('.order-paid')
  if (order) order.dataset['print'] = part
  addEventListener('afterprint', () => delete order?.dataset['print'], { once: true })
  window.print()
}

/** For this time the page says that a mail was sent. */
const HOUR_MS = 3_600_000

function titleOf(t: TranslateIn<'checkout'>, order: Order, now: Date): string {
  const state = orderState(order, now)
  if (state === 'withdrawn') return t('order.withdrawn')
  if (state === 'used') return t('order.allUsed')
  if (state === 'expired') return t('order.allExpired')
  if (state === 'paid') return t(pluralKey('order.paid', order.deliveries.length))
  const count = shownCodes(order, now).filter((code) => code.state === 'usable').length
  return t(pluralKey('order.left', count), { count })
}

/**
 * Names the address only if the order was sent in this tab: the customer of this device may be
 * another one.
 */
function MailSent({ orderId }: { orderId: string }) {
  const t = useTranslate('checkout')
  const email = emailOfOrder(orderId)
  return (
    <p className="ui-soft ui-medium">
      {email ? t('order.sentTo', { email }) : t('order.sent')}{' '}
      <span className="ui-small ui-not-printed">{t('order.notArrived')}</span>
    </p>
  )
}

/**
 * When the visitor withdrew, how much is paid back, and until when. Nothing is paid back for an
 * order of 0 €.
 */
function Withdrawn({
  order: { refund, paidWith, deliveries },
  withdrawn,
}: {
  order: Order
  withdrawn: string
}) {
  const t = useTranslate('checkout')
  const orders = useTranslate('orders')
  const locale = useLocale()
  const name =
    paidWith && (paidWith.name ?? orders(`methods.${paidWith.type}`).toLocaleLowerCase(locale))
  const paidBack = refund && refund.amount > 0 ? refund : undefined
  const refundLabel = name ? t('order.refundTo', { name }) : t('order.refund')
  return (
    <>
      <Facts
        facts={[
          [
            t('order.withdrawnOn'),
            `${formatDate(withdrawn, locale)}, ${formatTime(withdrawn, locale)}`,
          ],
          [refundLabel, paidBack && formatPrice(paidBack.amount)],
          [t('order.refundBy'), paidBack && formatDate(paidBack.by, locale)],
        ]}
      />
      <p>{t(pluralKey('order.withdrawnText', deliveries.length))}</p>
    </>
  )
}
