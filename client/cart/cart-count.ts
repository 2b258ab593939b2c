// How many products the cart holds: all that every page knows of it. A plain store; the cart itself is late (cart-store.ts).
import { useSyncExternalStore } from 'react'
import { parseQuantity } from './quantity.ts'

const listeners = new Set<() => void>()
let count: number | undefined

/** 0 on the server and in the first render. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, current, () => 0)
}

export function showCartCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function current(): number {
  return (count ??= stored())
}

function stored(): number {
  try {
    const { items }: { items: { amount: unknown }[] } = JSON.parse(localStorage.getItem('cart') ?? '')
    return items.reduce((sum, { amount }) => sum + parseQuantity(amount), 0)
  } catch {
    return 0 // empty, damaged, or no storage at all
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', follow)
  }
}

/** Another tab has changed it; a null key is a storage that was cleared. */
function follow({ key }: StorageEvent): void {
  if (key === 'cart' || key === null) showCartCount(stored())
}
