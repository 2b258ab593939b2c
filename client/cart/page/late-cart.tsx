import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '../../ui/load-chunk.ts'
import { CartNotLoaded } from './cart-not-loaded.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/**
 * The cart's own view, once the page is hydrated: it is the browser's alone. By hand and not by a Suspense boundary, whose reveal would
 * be a view transition of the whole page.
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
