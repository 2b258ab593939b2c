import { type MouseEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { cartStore, useCart, validateNow } from '../cart-store.ts'
import { DiscountCode } from './discount-code.tsx'
import { TotalMoney } from './money.tsx'

/** The server's totals, the discount code, and the link to the checkout. */
export function CartSummary() {
  const t = useTranslate('cart')
  const { cart, status } = useCart()
  const { discount, taxAmount, totalWithTax, totalWithoutTax } = cart.totals
  const title = useId()
  return (
    <section className="cart-summary" aria-labelledby={title}>
      <h2 id={title} className="cart-summary-title">
        {t('totals.title')}
      </h2>
      <DiscountCode />
      <dl className="cart-totals" aria-busy={status === 'validating'}>
        {discount > 0 && <Row label={t('totals.discount')} amount={-discount} />}
        <Row label={t('totals.withoutTax')} amount={totalWithoutTax} />
        <Row label={t('totals.tax')} amount={taxAmount} />
        <Row label={t('totals.total')} amount={totalWithTax} />
      </dl>
      <CheckoutLink />
      <p className="cart-summary-note">{t('totals.secure')}</p>
    </section>
  )
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <TotalMoney amount={amount} />
      </dd>
    </div>
  )
}

/** Waits until the server has validated the cart: a price that is about to change is not taken to the checkout. */
function CheckoutLink() {
  const t = useTranslate('cart')
  const [isWaiting, setWaiting] = useState(false)

  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (cartStore.status === 'validated') return
    event.preventDefault()
    if (isWaiting) return
    const { href } = event.currentTarget
    setWaiting(true)
    const outcome = await validateNow()
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
