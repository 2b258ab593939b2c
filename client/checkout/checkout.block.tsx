import { lazyCode } from '../ui/lazy-code.ts'
import { CheckoutShell, CheckoutSkeleton } from './checkout-shell.tsx'

const checkoutView = lazyCode(import.meta.env.SSR || (async () => (await import('./checkout-view.tsx')).CheckoutView))

/** The block of kind checkout: cart and customer data are on the visitor's device. */
export default function Checkout() {
  return <CheckoutShell className="checkout" code={checkoutView} skeleton={<CheckoutSkeleton />} needsScript="checkout.needsScript" />
}
