import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { OrderState } from './order-state.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useOrder } from './use-order.ts'

/** The order that the address names, in its current state. */
export function OrderView({ verifying }: { verifying: ReactNode }) {
  const t = useTranslate('checkout')
  const { isLoading, isUnreachable, isLong, order, checkAgain } = useOrder()
  if (isLoading) return verifying
  if (order?.status === 'paid') return <PaidOrder order={order} />
  const state = isUnreachable ? 'unreachable' : (order?.status ?? 'refused')
  const text = t(state === 'pending' && isLong ? 'order.pendingLater' : `order.${state}Text`)
  return (
    <OrderState state={state} text={state === 'failed' ? `${t('notices.paymentFailed')}. ${text}` : text} id={order?.orderId}>
      {(state === 'pending' || state === 'unreachable') && (
        <button type="button" className={isUnreachable ? 'ui-button ui-button-primary' : 'ui-button'} onClick={checkAgain}>
          {t('order.checkAgain')}
        </button>
      )}
    </OrderState>
  )
}
