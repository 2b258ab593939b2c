import { lazyCode } from '../../ui/lazy-code.ts'
import { CheckoutPlace } from '../checkout-place.tsx'
import { VerifyingOrder } from './verifying-order.tsx'

const orderDesk = lazyCode(import.meta.env.SSR || (async () => (await import('./order-desk.tsx')).OrderDesk))

/** The block of kind orderStatus: until the order is known, the server's HTML says that the payment is being checked. */
export default function OrderStatus() {
  return <CheckoutPlace className="checkout order" code={orderDesk} waiting={<VerifyingOrder />} needsScript="order.needsScript" />
}
