import { lazyCode } from '../../ui/lazy-code.ts'
import { CheckoutShell, OrderSkeleton } from '../checkout-shell.tsx'

const orderView = lazyCode(import.meta.env.SSR || (async () => (await import('./order-view.tsx')).OrderView))

/** The block of kind orderStatus: until the order is known, the server's HTML says that the payment is being checked. */
export default function OrderStatus() {
  return <CheckoutShell className="checkout order" code={orderView} skeleton={<OrderSkeleton />} needsScript="order.needsScript" />
}
