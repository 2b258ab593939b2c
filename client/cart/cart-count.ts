// How many products the cart holds: all that every page knows of it. A plain store; the cart itself is late (cart-store.ts).
import { useSyncExternalStore } from 'react'
import { readList, readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'
import { parseQuantity } from './quantity.ts'

const listeners = new Set<() => void>()
const storedCount = storedValue('cart', readCount, 'localStorage')
let count: number | undefined
let unfollow: (() => void) | undefined

/** 0 on the server and in the first render. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, current, () => 0)
}

export function showCartCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function current(): number {
  return (count ??= storedCount.read())
}

/** Of the stored cart (stored-cart.ts reads the whole of it). */
function readCount(value: unknown): number {
  return readList(readRecord(value)?.['items']).reduce<number>((sum, item) => sum + parseQuantity(readRecord(item)?.['amount']), 0)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) unfollow = storedCount.subscribe(() => showCartCount(storedCount.read()))
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unfollow?.()
  }
}
