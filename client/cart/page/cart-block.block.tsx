import { lazyCode } from '../../ui/lazy-code.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

const cartView = lazyCode(import.meta.env.SSR || (async () => (await import('./cart-view.tsx')).CartView))

/** The block of kind cart. The server's HTML keeps its place: the cart is the visitor's, and only their device knows it. */
export default function CartBlock() {
  return (
    <div className="cart ui-page-width">
      <NeedsScript />
      <OnDemand code={cartView} waiting={<CartSkeleton />} renderFailed={(tryAgain) => <NotLoaded tryAgain={tryAgain} />}>
        {(CartView) => <CartView />}
      </OnDemand>
    </div>
  )
}

function NeedsScript() {
  const t = useTranslate('server')
  return (
    <noscript>
      <p className="cart-needs-script">{t('cart.needsScript')}</p>
    </noscript>
  )
}
