import type { ReactNode } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { formatPrice } from '#shared/money/price.ts'
import { FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import { stepSearch } from '../../checkout/steps/steps.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { OrderHead } from './order-head.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useOrder } from './use-order.ts'

/** The order that the address names, in its current state. */
export function OrderView({ verifying }: { verifying: ReactNode }) {
  const { isLoading, isUnreachable, isPolling, order, isNew, checkAgain } = useOrder()
  if (isLoading) return verifying
  if (isUnreachable) return <Unreachable checkAgain={checkAgain} />
  switch (order?.status) {
    case 'paid':
      return <PaidOrder order={order} isNew={isNew} />
    case 'pending':
      return <PendingOrder order={order} isPolling={isPolling} />
    case 'cancelled':
    case 'failed':
      return <UnpaidOrder order={order} status={order.status} />
    default:
      return <Refused />
  }
}

/** Has no button, so that a visitor cannot pay twice. */
function PendingOrder({ order, isPolling }: { order: Order; isPolling: boolean }) {
  const t = useTranslate('checkout')
  return (
    <OrderHead order={order} title={t('order.pending')}>
      <p className="order-strong">{t('order.pendingStrong')}</p>
      {isPolling && (
        <>
          <p>{t('order.pendingText')}</p>
          <div className="order-poll" aria-hidden="true" />
        </>
      )}
      <p className="ui-soft" aria-live="polite">
        {t(isPolling ? 'order.pendingMail' : 'order.pendingLater')}
      </p>
    </OrderHead>
  )
}

/** The button leads to the review, where one more press pays. */
function UnpaidOrder({ order, status }: { order: Order; status: 'cancelled' | 'failed' }) {
  const t = useTranslate('checkout')
  const checkout = localizedPath('checkout', useLocale())
  const price = formatPrice(order.totals.totalWithTax)
  const name = order.paidWith?.name
  return (
    <OrderHead order={order} title={t(`order.${status}`)}>
      {status === 'failed' && <p>{withPhoneLink(`${t('notices.paymentFailed')}.`)}</p>}
      <p>
        {status === 'cancelled' && name
          ? t('order.cancelledTextOf', { name })
          : t(`order.${status}Text`)}
      </p>
      <p className="order-actions ui-not-printed">
        <SiteLink to={checkout + stepSearch('review')} className="ui-button ui-button-primary">
          {t(status === 'cancelled' ? 'order.payAgain' : 'order.tryAgain', { price })}
        </SiteLink>
      </p>
      <p className="ui-row">
        {status === 'failed' && (
          <SiteLink to={checkout + stepSearch('payment')} className="ui-link ui-underlined">
            {t('order.otherWay')}
          </SiteLink>
        )}
        <SiteLink page="cart" className="ui-link ui-underlined">
          {t('order.changeCart')}
        </SiteLink>
        {status === 'failed' && <ContactLink />}
      </p>
    </OrderHead>
  )
}

function Refused() {
  const t = useTranslate('checkout')
  return (
    <OrderHead title={t('order.refused')}>
      <p>{t('order.refusedText')}</p>
      <p className="order-actions ui-not-printed">
        <SiteLink to={FIND_CODES_PATHS[useLocale()]} className="ui-button ui-button-primary">
          {t('order.findCodes')}
        </SiteLink>
      </p>
      <p>
        <ContactLink />
      </p>
    </OrderHead>
  )
}

function Unreachable({ checkAgain }: { checkAgain: () => void }) {
  const t = useTranslate('checkout')
  return (
    <OrderHead title={t('order.unreachable')}>
      <p>{t('order.unreachableText')}</p>
      <p className="order-actions ui-not-printed">
        <button type="button" className="ui-button ui-button-primary" onClick={checkAgain}>
          {t('order.checkAgain')}
        </button>
      </p>
      <p>
        <ContactLink />
      </p>
    </OrderHead>
  )
}

function ContactLink() {
  const t = useTranslate('checkout')
  return (
    <SiteLink page="contact" className="ui-link ui-underlined">
      {t('order.contact')}
    </SiteLink>
  )
}

/** §8: the Finnish text of a failed payment contains the phone number of customer service. */
function withPhoneLink(text: string): ReactNode[] {
  return text.split(/(\d{4} \d{3} \d{3})/).map((part, index) =>
    index === 1 ? (
      <a key={part} href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
