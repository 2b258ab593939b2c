import { useCart } from '../use-cart.ts'
import { CartContents } from './cart-contents.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { SettledAnnouncement } from './settled-announcement.tsx'
import { useViewCart } from './use-view-cart.ts'

export function CartView() {
  const { cart, restored, removed } = useCart()
  useViewCart()
  if (!restored) return <CartSkeleton />
  return (
    <>
      <CartNotices />
      {(cart.items.length > 0 || removed) && <CartContents />}
      {cart.items.length === 0 && <EmptyCart />}
      <SettledAnnouncement />
    </>
  )
}
