import { useEffect, useRef } from 'react'
import { trackViewCart } from '../track-cart.ts'
import { useCart } from '../use-cart.ts'

/** Counts the view of a cart once, with the server's prices. */
export function useViewCart(): void {
  const { cart, status, priced } = useCart()
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current || status !== 'settled' || !priced || cart.items.length === 0) return
    counted.current = true
    trackViewCart(cart)
  }, [cart, status, priced])
}
