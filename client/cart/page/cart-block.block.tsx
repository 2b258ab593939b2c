import { lazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

const cartView = lazyCode(import.meta.env.SSR || (async () => (await import('./cart-view.tsx')).CartView))

/** The block of kind cart. The server renders its skeleton: only the visitor's device knows the cart. */
export default function CartBlock() {
  return (
    <div className="cart ui-page-width">
      <NeedsScript message="cart.needsScript" />
      <OnDemand code={cartView} waiting={<CartSkeleton />}>
        {(CartView) => <CartView />}
      </OnDemand>
    </div>
  )
}
