// The number of products in the cart. Every page shows it; the cart itself is loaded lazily
// (cart-store.ts).

import { useSyncExternalStore } from 'react'
import { readList, readNumber, readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'

/** Reads only the amounts; stored-cart.ts reads the whole cart. */
const storedCount = storedValue('cart', readCount, 'localStorage')

/** 0 on the server and in the first render. */
export function useCartCount(): number {
  return useSyncExternalStore(storedCount.subscribe, storedCount.read, () => 0)
}

function readCount(value: unknown): number {
  const amounts = readList(readRecord(value)?.['items']).map(
    (item) => readNumber(readRecord(item)?.['amount']) ?? 1,
  )
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
