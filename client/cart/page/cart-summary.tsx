import { type MouseEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Totals } from '../amounts.tsx'
import { cartActions, cartStore, useCart } from '../cart-store.ts'
import { DiscountCode } from './discount-code.tsx'
import { TotalMoney } from './money.tsx'

/** The server's totals, the discount code, and the link to the checkout. */
export function CartSummary() {
  const t = useTranslate('cart')
  const { cart, status } = useCart()
  const title = useId()
  return (
    <section className="cart-summary ui-panel ui-stack ui-gap-4" aria-labelledby={title}>
      <h2 id={title} className="cart-summary-title">
        {t('totals.title')}
      </h2>
      <DiscountCode />
      <div aria-busy={status === 'validating'}>
        <Totals totals={cart.totals} renderAmount={(amount) => <TotalMoney amount={amount} />} />
      </div>
      <CheckoutLink />
      <p className="cart-summary-note ui-soft">{t('totals.secure')}</p>
    </section>
  )
}

/** Waits until the server has validated the cart, so that the checkout starts with the final price. */
function CheckoutLink() {
  const t = useTranslate('cart')
  const [isWaiting, setWaiting] = useState(false)

  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (cartStore.status === 'validated') return
    event.preventDefault()
    if (isWaiting) return
    const { href } = event.currentTarget
    setWaiting(true)
    const outcome = await cartActions.validateNow()
    setWaiting(false)
    if (outcome === 'validated' && cartStore.cart.items.length > 0) location.assign(href)
  }

  return (
    <SiteLink
      page="checkout"
      className="ui-button ui-button-primary cart-checkout"
      aria-busy={isWaiting}
      onClick={(event) => void onClick(event)}
    >
      {isWaiting ? t('totals.validating') : t('totals.checkout')}
    </SiteLink>
  )
}
