import type { ReactNode } from 'react'
import type { OrderStatus } from '#shared/contract/order.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ViewHeading } from '../../navigation/view-heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { PaidOrder } from './paid-order.tsx'
import { useOrder } from './use-order.ts'

type State = OrderStatus | 'refused' | 'unreachable'

const ICONS: Record<State, IconName> = {
  paid: 'success',
  pending: 'information',
  cancelled: 'information',
  failed: 'warning',
  refused: 'error',
  unreachable: 'offline',
}
const LINKS = { checkout: 'order.payAgain', cart: 'order.toCart', contact: 'order.contact' } as const
/** the links that a state offers */
const LINKS_OF: Partial<Record<State, (keyof typeof LINKS)[]>> = {
  cancelled: ['checkout', 'cart'],
  failed: ['checkout', 'cart', 'contact'],
  refused: ['contact'],
  unreachable: ['contact'],
}

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

interface OrderStateProps {
  state: State
  text: string
  /** of the order */
  id: string | undefined
  children?: ReactNode
}

/** The state of an order that is not paid. */
function OrderState({ state, text, id, children }: OrderStateProps) {
  const t = useTranslate('checkout')
  const orders = useTranslate('orders')
  const title = t(`order.${state}`)
  return (
    <div className="order-state">
      <Icon name={ICONS[state]} className="order-icon" />
      <ViewHeading key={title} className="order-title" title={title} changes={1}>
        {title}
      </ViewHeading>
      <p>{withPhoneLink(text)}</p>
      {id !== undefined && (
        <p className="ui-soft">
          {orders('number')}: <span>{id}</span>
        </p>
      )}
      <p className="checkout-actions ui-row">
        {children}
        {LINKS_OF[state]?.map((link) => (
          <SiteLink key={link} page={link} className={link === 'checkout' ? 'ui-button ui-button-primary' : 'ui-button'}>
            {t(LINKS[link])}
          </SiteLink>
        ))}
      </p>
    </div>
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
