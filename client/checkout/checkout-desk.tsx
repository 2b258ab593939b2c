import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { cartStore, openCart } from '../cart/cart-store.ts'
import { useSite } from '../navigation/site-context.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { checkoutStore, restoreCheckout } from './checkout-store.ts'
import { trackBeginCheckout } from './purchase-events.ts'
import { replacePage } from './steps/replace-page.ts'

/** The checkout, once the device has been asked what it keeps. An empty cart sends back to the cart. */
export function CheckoutDesk() {
  const { addressing } = useSite()
  const { restored: hasCart, cart } = useSnapshot(cartStore)
  const { restored } = useSnapshot(checkoutStore)
  const isEmpty = hasCart && cart.items.length === 0
  const isReady = hasCart && restored && !isEmpty
  const cartHref = localizedHref(localizedPath('cart', addressing.locale), addressing)

  useEffect(() => {
    openCart(addressing.locale)
    restoreCheckout()
  }, [addressing.locale])
  useEffect(() => {
    if (isEmpty) replacePage(cartHref)
  }, [isEmpty, cartHref])
  useEffect(() => {
    if (isReady) trackBeginCheckout(cartStore.cart)
  }, [isReady])

  if (!isReady) return <CheckoutSkeleton />
  return <CheckoutSteps />
}
