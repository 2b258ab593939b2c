import { useTranslate } from '../../i18n/use-translate.ts'
import { OrderSkeleton } from '../checkout-shell.tsx'
import { OrderState } from './order-state.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useOrder } from './use-order.ts'

/** The order of the address in each of its states. */
export function OrderView() {
  const t = useTranslate('checkout')
  const { isLoading, isUnreachable, isLong, order, checkAgain } = useOrder()
  const check = (
    <button type="button" className={isUnreachable ? 'ui-button ui-button-primary' : 'ui-button'} onClick={checkAgain}>
      {t('order.checkAgain')}
    </button>
  )
  if (isLoading) return <OrderSkeleton />
  if (isUnreachable) {
    return (
      <OrderState icon="offline" title={t('order.unreachable')} text={t('order.unreachableText')} links={['contact']}>
        {check}
      </OrderState>
    )
  }
  if (!order) return <OrderState icon="error" title={t('order.refused')} text={t('order.refusedText')} links={['contact']} />
  const { status, orderId: id } = order
  switch (status) {
    case 'paid':
      return <PaidOrder order={order} />
    case 'pending': {
      const text = t(isLong ? 'order.pendingLater' : 'order.pendingText')
      return (
        <OrderState icon="information" title={t('order.pending')} text={text} id={id}>
          {check}
        </OrderState>
      )
    }
    case 'cancelled': {
      const text = t('order.cancelledText')
      return <OrderState icon="information" title={t('order.cancelled')} text={text} id={id} links={['checkout', 'cart']} />
    }
    case 'failed': {
      const text = `${t('notices.paymentFailed')}. ${t('order.failedText')}`
      return <OrderState icon="warning" title={t('order.failed')} text={text} id={id} links={['checkout', 'cart', 'contact']} />
    }
  }
}
