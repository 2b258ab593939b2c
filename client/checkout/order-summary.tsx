import { useSnapshot } from 'valtio'
import { pluralKey } from '#shared/messages/messages.ts'
import { formatPrice } from '#shared/money/price.ts'
import { ItemLines, Totals } from '../cart/amounts.tsx'
import { cartStore } from '../cart/cart-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { useBreakpoints } from '../ui/use-breakpoints.ts'

/**
 * The lines and totals, beside the steps or on phones in a `<details>` above them. `isOpen` opens
 * it. Amounts are dimmed during validation.
 */
export function OrderSummary({ isOpen }: { isOpen: boolean }) {
  const t = useTranslate('checkout')
  const amounts = useTranslate('amounts')
  const { smallDesktop } = useBreakpoints()
  const { cart, status, priced } = useSnapshot(cartStore)
  const items = cart.items.map(({ name, amount, price }) => ({ name, quantity: amount, price }))
  // stored prices are not shown
  const renderAmount = (amount: number) => (priced ? formatPrice(amount) : amounts('unknown'))
  const isPending = status === 'validating' || !priced
  return (
    <aside
      className="checkout-summary ui-panel"
      aria-busy={isPending}
      aria-labelledby="checkout-summary-title"
    >
      <details
        className="ui-collapse"
        open={smallDesktop || isOpen}
        key={String(smallDesktop || isOpen)}
      >
        <summary className="checkout-summary-head ui-row">
          <h2 id="checkout-summary-title">{t('summary.title')}</h2>
          <span className="checkout-summary-short">
            {t(pluralKey('summary.products', cart.cartAmounts), { count: cart.cartAmounts })}
            <strong className="amounts-money">
              {priced && formatPrice(cart.totals.totalWithTax)}
            </strong>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ItemLines items={items} renderAmount={renderAmount} />
        <Totals totals={cart.totals} renderAmount={renderAmount} />
        {isPending && <output className="ui-visually-hidden">{t('summary.updating')}</output>}
        <SiteLink page="cart" className="ui-link ui-underlined">
          {t('summary.change')}
        </SiteLink>
      </details>
    </aside>
  )
}
