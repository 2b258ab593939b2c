import { PlaceWords, usePlaceWords } from '../../i18n/place-words.tsx'
import { LateCart } from './late-cart.tsx'

/** The block of kind cart. The server's HTML keeps its place: the cart is the visitor's, and only their device knows it. */
export function CartBlock() {
  return (
    <PlaceWords>
      <div className="cart ui-page-width">
        <NeedsScript />
        <LateCart />
      </div>
    </PlaceWords>
  )
}

function NeedsScript() {
  const t = usePlaceWords()
  return (
    <noscript>
      <p className="cart-needs-script">{t('cart.needsScript')}</p>
    </noscript>
  )
}
