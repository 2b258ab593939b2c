import { type ReactNode, useEffect, useRef } from 'react'
import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import { formatPrice } from '#shared/money/price.ts'
import { FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import { TargetLink } from '../../content/links/target-link.tsx'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cartStore, useCart } from '../cart-store.ts'
import { PendingPayment } from '../pending-payment.tsx'
import { trackCart } from '../track-cart.ts'
import { CartContents } from './cart-contents.tsx'
import { CartNotices } from './cart-notices.tsx'

interface CartViewProps {
  /** shown until the cart is restored */
  skeleton: ReactNode
  /** links of an empty cart */
  emptyLinks: ContentLink[] | undefined
}

export function CartView({ skeleton, emptyLinks }: CartViewProps) {
  const t = useTranslate('cart')
  const { cart, status, restored, priced, removed } = useCart()
  const isPriced = status === 'validated' && priced && cart.items.length > 0
  const isTracked = useRef(false)

  useEffect(() => {
    if (!isPriced || isTracked.current) return
    // once per page view, with the server's prices
    isTracked.current = true
    trackCart('view_cart', cartStore.cart)
  }, [isPriced])

  if (!restored) return skeleton
  return (
    <>
      <PendingPayment className="cart-notice ui-notice" />
      <CartNotices />
      {(cart.items.length > 0 || removed) && <CartContents />}
      {cart.items.length === 0 && <EmptyCart links={emptyLinks} />}
      <VisuallyHidden>
        <output>
          {isPriced && t('totals.announced', { price: formatPrice(cart.totals.totalWithTax) })}
        </output>
      </VisuallyHidden>
    </>
  )
}

function EmptyCart({ links }: { links: ContentLink[] | undefined }) {
  const t = useTranslate('cart')
  return (
    <div className="cart-empty ui-stack ui-gap-4">
      <span className="cart-empty-sign">
        <Icon name="cart" />
      </span>
      <h2 className="cart-empty-title">{t('page.empty')}</h2>
      <p>{t('page.emptyHelp')}</p>
      {links?.map((link, index) => (
        <TargetLink key={`${index} ${link.text}`} {...link} className="ui-button ui-button-dark" />
      )) ?? (
        <SiteLink page="landing" className="ui-button ui-button-dark">
          {t('page.toFrontPage')}
        </SiteLink>
      )}
      <SiteLink to={FIND_CODES_PATHS[useLocale()]} className="ui-link">
        {t('page.findCodes')}
      </SiteLink>
    </div>
  )
}
