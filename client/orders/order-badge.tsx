import { useState } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { orderState, type OrderState } from './order-state.ts'

const ICONS: Record<OrderState, IconName> = {
  paid: 'check',
  partlyUsed: 'check',
  used: 'check',
  expired: 'clock',
  pending: 'clock',
  cancelled: 'x',
  failed: 'warning',
  withdrawn: 'undo',
}

/** The state of an order in words and with a sign. Only in the browser (clock). */
export function OrderBadge({ order }: { order: Order }) {
  const t = useTranslate('orders')
  const [now] = useState(() => new Date())
  const state = orderState(order, now)
  const used = order.deliveries.filter((delivery) => delivery.used !== undefined).length
  return (
    <p className="orders-state ui-badge ui-small" data-state={state}>
      <Icon name={ICONS[state]} />
      {t(`states.${state}`, { used, total: order.deliveries.length })}
    </p>
  )
}
