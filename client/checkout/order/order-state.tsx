import { type ReactNode, useEffect, useRef } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useViewTitle } from '../../navigation/use-view-title.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

const WAYS = {
  checkout: { path: 'checkout', words: 'order.payAgain' },
  cart: { path: 'cart', words: 'order.toCart' },
  contact: { path: 'contact', words: 'order.contact' },
} as const

interface OrderStateProps {
  icon: IconName
  title: string
  text: string
  order?: Order
  /** where one can go from here */
  ways?: (keyof typeof WAYS)[]
  children?: ReactNode
}

/** One state of an order in words. The heading takes the focus, so that whoever cannot see the change hears of it. */
export function OrderState({ icon, title, text, order, ways = [], children }: OrderStateProps) {
  const t = useTranslate('checkout')
  const locale = useLocale()
  return (
    <div className="order-state">
      <Icon name={icon} className="order-icon" />
      <OrderTitle key={title} title={title} />
      <p>{text}</p>
      {order && <OrderNumber order={order} />}
      <p className="checkout-actions">
        {children}
        {ways.map((way) => (
          <SiteLink
            key={way}
            to={localizedPath(WAYS[way].path, locale)}
            className={way === 'checkout' ? 'ui-button ui-button-primary' : 'ui-button'}
          >
            {t(WAYS[way].words)}
          </SiteLink>
        ))}
      </p>
    </div>
  )
}

export function OrderTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useViewTitle(title)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 className="order-title" tabIndex={-1} ref={heading}>
      {title}
    </h2>
  )
}

export function OrderNumber({ order }: { order: Order }) {
  const t = useTranslate('checkout')
  return (
    <p className="order-number">
      {t('order.number')}: <span>{order.orderId}</span>
    </p>
  )
}
