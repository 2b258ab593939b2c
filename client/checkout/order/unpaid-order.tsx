import type { Order } from '#shared/contract/order.ts'
import { OrderState } from './order-state.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Cancelled by the visitor, or failed: nothing was charged, and the cart is as it was. */
export function UnpaidOrder({ order }: { order: Order }) {
  const t = useTranslate('checkout')
  const isCancelled = order.status === 'cancelled'
  const text = isCancelled ? t('order.cancelledText') : `${t('notices.paymentFailed')}. ${t('order.failedText')}`
  return (
    <OrderState
      icon={isCancelled ? 'information' : 'warning'}
      title={t(isCancelled ? 'order.cancelled' : 'order.failed')}
      text={text}
      order={order}
      ways={isCancelled ? ['checkout', 'cart'] : ['checkout', 'cart', 'contact']}
    />
  )
}
