import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '../../ui/load-chunk.ts'
import { CartNotLoaded } from './cart-not-loaded.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/**
 * The cart's own view, once the page is hydrated: it is the browser's alone. By an effect: React.lazy would ask for the code at the edge, too.
 */
export function LateCart() {
  const [View, setView] = useState<ComponentType>()
  useEffect(() => {
    let left = false
    async function load(): Promise<void> {
      const Loaded = await loadChunk(async () => (await import('#browser/cart/page/cart-view.tsx')).CartView).catch(() => CartNotLoaded)
      if (!left) setView(() => Loaded)
    }
    void load()
    return () => {
      left = true
    }
  }, [])
  return View ? <View /> : <CartSkeleton />
}
