import { lazyCode } from '../ui/lazy-code.ts'
import { CheckoutPlace } from './checkout-place.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

const checkoutDesk = lazyCode(import.meta.env.SSR || (async () => (await import('./checkout-desk.tsx')).CheckoutDesk))

/** The block of kind checkout: cart and customer are on the visitor's device. */
export default function Checkout() {
  return <CheckoutPlace className="checkout" code={checkoutDesk} waiting={<CheckoutSkeleton />} needsScript="checkout.needsScript" />
}
