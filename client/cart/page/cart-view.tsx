import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCart } from '../cart-store.ts'
import { formatPrice } from '../price.ts'
import { trackViewCart } from '../track-cart.ts'
import { CartContents } from './cart-contents.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

export function CartView() {
  const { cart, status, restored, priced, removed } = useCart()
  const isTracked = useRef(false)

  // once a visit, with the server's prices
  useEffect(() => {
    if (isTracked.current || status !== 'validated' || !priced || cart.items.length === 0) return
    isTracked.current = true
    trackViewCart(cart)
  }, [cart, status, priced])

  if (!restored) return <CartSkeleton />
  return (
    <>
      <CartNotices />
      {(cart.items.length > 0 || removed) && <CartContents />}
      {cart.items.length === 0 && <EmptyCart />}
      <TotalAnnouncement />
    </>
  )
}

function EmptyCart() {
  const t = useTranslate('cart')
  return (
    <div className="cart-empty">
      <span className="cart-empty-sign">
        <Icon name="cart" />
      </span>
      <h2 className="cart-empty-title">{t('page.empty')}</h2>
      <p>{t('page.emptyHelp')}</p>
      <SiteLink page="landing" className="ui-button ui-button-dark">
        {t('page.toFrontPage')}
      </SiteLink>
    </div>
  )
}

/** Announces the new total to screen readers once the server has validated a change; not the first total, which is on the page. */
function TotalAnnouncement() {
  const t = useTranslate('cart')
  const { cart, status, priced } = useCart()
  const [announced, setAnnounced] = useState('')
  const isChanged = useRef(false)
  const total = cart.items.length > 0 ? t('totals.announced', { price: formatPrice(cart.totals.totalWithTax) }) : ''

  useEffect(() => {
    if (status === 'validating' && priced) isChanged.current = true
    if (status === 'validated' && isChanged.current) setAnnounced(total)
  }, [status, priced, total])

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  )
}
