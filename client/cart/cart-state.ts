import type { ref } from 'valtio'
import type { Cart, CartItem } from './cart.ts'

/** Replaced as a whole, never changed: Valtio need not watch what is in it. */
type Held<T extends object> = ReturnType<typeof ref<T>>

/**
 * Outage: nobody could be asked, the lines are kept; so they are when the visitor has tried too often (limited). Refused: the server would
 * not have the cart, it was emptied (§4).
 */
export type CartOutcome = 'settled' | 'outage' | 'limited' | 'refused'

export interface CartState {
  cart: Held<Cart>
  /** settling: the money shown is not yet that of what is in the cart */
  status: CartOutcome | 'settling'
  /** what the device kept has been read */
  restored: boolean
  /** the prices and totals come from the server, not from the device */
  priced: boolean
  /** the line last taken out, until something else happens to the cart */
  removed: Held<RemovedItem> | undefined
  /** the lines of a refused cart */
  refusedItems: Held<readonly CartItem[]>
  /** the server has taken the cart's discount code */
  codeAccepted: boolean
  /** a discount code that the server does not know */
  unknownCode: string | undefined
}

export interface RemovedItem {
  item: CartItem
  /** its place among the lines */
  index: number
}

/** What the visitor, or whoever counts, may want to hear. */
export type CartEvent =
  | { kind: 'changed'; cart: Cart }
  | { kind: 'added'; item: CartItem; first: boolean; silent: boolean }
  | { kind: 'removed'; item: CartItem }
  | { kind: 'restored'; missing: readonly CartItem[] }
  | { kind: 'refused'; restore: () => void }
  | { kind: 'settled' | 'outage' | 'limited' | 'full' | 'not-kept' }
