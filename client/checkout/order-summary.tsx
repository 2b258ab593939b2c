import { useSnapshot } from 'valtio'
import type { CartTotals } from '#shared/contract/cart.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { cartStore } from '../cart/cart-store.ts'
import { formatPrice } from '../cart/price.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useBreakpoints } from '../ui/use-breakpoints.ts'

/** What is being bought: beside the steps, on phones a line above them that opens. Money is dimmed while the server prices it. */
export function OrderSummary() {
  const t = useTranslate('checkout')
  const { smallDesktop } = useBreakpoints()
  const { cart, status, priced } = useSnapshot(cartStore)
  const isPending = status === 'validating' || !priced
  return (
    <aside className="checkout-summary" aria-busy={isPending} aria-labelledby="checkout-summary-title">
      <details className="ui-collapse" open={smallDesktop} key={String(smallDesktop)}>
        <summary className="checkout-summary-head">
          <h2 id="checkout-summary-title">{t('summary.title')}</h2>
          <span className="checkout-summary-short">
            {t(pluralKey('summary.products', cart.cartAmounts), { count: cart.cartAmounts })}
            <strong className="checkout-money">{priced && formatPrice(cart.totals.totalWithTax)}</strong>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ul className="checkout-lines">
          {cart.items.map(({ code, name, amount, price }) => (
            <li key={code}>
              <span>{`${amount} × ${name}`}</span>
              <span className="checkout-money">{formatPrice(price * amount)}</span>
            </li>
          ))}
        </ul>
        <TotalRows totals={cart.totals} />
        {isPending && <output className="ui-visually-hidden">{t('summary.updating')}</output>}
        <SiteLink page="cart" className="checkout-link">
          {t('summary.change')}
        </SiteLink>
      </details>
    </aside>
  )
}

/** Discount where there is one, tax, and the total. */
export function TotalRows({ totals }: { totals: CartTotals }) {
  const t = useTranslate('checkout')
  const rows = [
    ...(totals.discount > 0 ? [['discount', -totals.discount] as const] : []),
    ['withoutTax', totals.totalWithoutTax] as const,
    ['tax', totals.taxAmount] as const,
    ['total', totals.totalWithTax] as const,
  ]
  return (
    <dl className="checkout-totals">
      {rows.map(([name, amount]) => (
        <div key={name} className={name === 'total' ? 'checkout-total' : undefined}>
          <dt>{t(`summary.${name}`)}</dt>
          <dd className="checkout-money">{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
