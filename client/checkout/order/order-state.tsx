import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ViewHeading } from '../../navigation/view-heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

const LINKS = { checkout: 'order.payAgain', cart: 'order.toCart', contact: 'order.contact' } as const

interface OrderStateProps {
  icon: IconName
  title: string
  text: string
  /** of the order */
  id?: string
  /** where to go from here */
  links?: (keyof typeof LINKS)[]
  children?: ReactNode
}

/** What became of an order. */
export function OrderState({ icon, title, text, id, links = [], children }: OrderStateProps) {
  const t = useTranslate('checkout')
  return (
    <div className="order-state">
      <Icon name={icon} className="order-icon" />
      <ViewHeading key={title} className="order-title" title={title} changes={1}>
        {title}
      </ViewHeading>
      <p>{text}</p>
      {id !== undefined && (
        <p className="order-number">
          {t('order.number')}: <span>{id}</span>
        </p>
      )}
      {(children !== undefined || links.length > 0) && (
        <p className="checkout-actions">
          {children}
          {links.map((link) => (
            <SiteLink key={link} page={link} className={link === 'checkout' ? 'ui-button ui-button-primary' : 'ui-button'}>
              {t(LINKS[link])}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  )
}
