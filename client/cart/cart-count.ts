// How many products the cart holds. Every page shows it; the cart itself is loaded lazily (cart-store.ts).
import { useSyncExternalStore } from 'react'
import { readList, readNumber, readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'

/** Of the stored cart, which stored-cart.ts reads as a whole. */
const storedCount = storedValue('cart', readCount, 'localStorage')

/** 0 on the server and in the first render. */
export function useCartCount(): number {
  return useSyncExternalStore(storedCount.subscribe, storedCount.read, () => 0)
}

function readCount(value: unknown): number {
  const amounts = readList(readRecord(value)?.['items']).map((item) => readNumber(readRecord(item)?.['amount']) ?? 1)
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
