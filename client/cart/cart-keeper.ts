import { readStoredCart, type StoredCart, writeStoredCart } from './stored-cart.ts'

/** §9 */
export const CART_KEY = 'cart'

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The cart on the device, which every tab of the visitor reads and writes. */
export interface CartKeeper {
  /** what the device holds, where that is not what was last read or written here */
  news: () => StoredCart | undefined
  /** false: there is no storage, or it is full */
  keep: (stored: StoredCart) => boolean
}

export function createCartKeeper(storage: CartStorage | undefined): CartKeeper {
  let seen: string | null = null
  // what could not be written is newer than what can be read
  let detached = storage === undefined

  function read(): string | null {
    try {
      return storage?.getItem(CART_KEY) ?? null
    } catch {
      detached = true
      return null
    }
  }

  return {
    news() {
      const text = detached ? seen : read()
      if (detached || text === seen) return undefined
      seen = text
      return readStoredCart(text)
    },
    keep(stored) {
      const text = writeStoredCart(stored)
      if (text === seen && !detached) return true
      try {
        storage?.setItem(CART_KEY, text)
        detached = storage === undefined
        seen = text
      } catch {
        detached = true
      }
      return !detached
    },
  }
}
