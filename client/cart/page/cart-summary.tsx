import { useId } from 'react'
import { useCart } from '../use-cart.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { DiscountCode } from './discount-code.tsx'
import { TotalMoney } from './money.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The server's totals, the discount code, and the way on. */
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
      <dl className="cart-totals" aria-busy={status === 'settling'}>
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
