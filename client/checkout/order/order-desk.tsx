import { useState } from 'react'
import { OrderState } from './order-state.tsx'
import { PaidOrder } from './paid-order.tsx'
import { LATE_POLL } from './poll-delays.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useOrder } from './use-order.ts'
import { VerifyingOrder } from './verifying-order.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The order of the address, asked for anew as often as the visitor wants to know. */
export function OrderDesk() {
  const [round, setRound] = useState(0)
  return <AskedOrder key={round} askAgain={() => setRound(round + 1)} />
}

/** An order in each of its states. */
function AskedOrder({ askAgain }: { askAgain: () => void }) {
  const t = useTranslate('checkout')
  const { answer, polls } = useOrder()
  if (answer === undefined) return <VerifyingOrder />

  if (answer.kind === 'refused') {
    return <OrderState icon="error" title={t('order.refused')} text={t('order.refusedText')} ways={['contact']} />
  }
  if (answer.kind === 'unreachable') {
    return (
      <OrderState icon="offline" title={t('order.unreachable')} text={t('order.unreachableText')} ways={['contact']}>
        <button type="button" className="ui-button ui-button-primary" onClick={askAgain}>
          {t('order.checkAgain')}
        </button>
      </OrderState>
    )
  }

  const { order } = answer
  if (order.status === 'paid') return <PaidOrder order={order} />
  if (order.status !== 'pending') return <UnpaidOrder order={order} />
  return (
    <OrderState
      icon="information"
      title={t('order.pending')}
      text={t(polls < LATE_POLL ? 'order.pendingText' : 'order.pendingLater')}
      order={order}
    >
      <button type="button" className="ui-button" onClick={askAgain}>
        {t('order.checkAgain')}
      </button>
    </OrderState>
  )
}
