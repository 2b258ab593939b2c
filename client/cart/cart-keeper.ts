import type { StoredValue } from '../storage.ts'
import { readStoredCart, type StoredCart } from './stored-cart.ts'

/** The cart on the device, which every tab of the visitor reads and writes. */
export interface CartKeeper {
  /** what the device holds, where that is not what was last read or written here */
  news: () => StoredCart | undefined
  /** false: there is no storage, or it is full */
  keep: (cart: StoredCart) => boolean
}

export function createCartKeeper(storage: StoredValue<StoredCart>): CartKeeper {
  let seen = JSON.stringify(readStoredCart(undefined))
  return {
    news() {
      const stored = storage.read()
      const text = JSON.stringify(stored)
      if (text === seen) return undefined
      seen = text
      return stored
    },
    keep(cart) {
      const isStored = storage.write(cart)
      seen = JSON.stringify(storage.read())
      return isStored
    },
  }
}
