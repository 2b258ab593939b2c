import { CartWords, useCartWords } from '../cart-words.tsx'
import { LateCart } from './late-cart.tsx'

/** The block of kind cart. The server's HTML keeps its place: the cart is the visitor's, and only their device knows it. */
export function CartBlock() {
  return (
    <CartWords>
      <div className="cart ui-page-width">
        <NeedsScript />
        <LateCart />
      </div>
    </CartWords>
  )
}

function NeedsScript() {
  const t = useCartWords()
  return (
    <noscript>
      <p className="cart-needs-script">{t('page.needsScript')}</p>
    </noscript>
  )
}
