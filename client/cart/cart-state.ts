import type { ref } from 'valtio'
import type { CodeProblem } from '#shared/contract/cart.ts'
import type { Cart, CartItem } from './cart-items.ts'

/** Valtio does not track the content, because the object is always replaced as a whole. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

/**
 * `outage`: no usable response; the lines stay. `limited`: too many requests; the lines stay.
 * `refused`: the server rejected the cart, which is now empty (§4).
 */
export type CartOutcome = 'validated' | 'outage' | 'limited' | 'refused'

export interface CartState {
  cart: Ref<Cart>
  /** `validating`: prices and totals are those from before the last change */
  status: CartOutcome | 'validating'
  /** the stored cart has been read */
  restored: boolean
  /** prices and totals come from the server, not from storage */
  priced: boolean
  /** the line removed last, with its index, until the lines change again */
  removed: Ref<{ item: CartItem; index: number }> | undefined
  /** the lines of a refused cart */
  refusedItems: Ref<readonly CartItem[]>
  /** the server has accepted the cart's discount code */
  codeAccepted: boolean
  /** a discount code that the server rejected */
  unknownCode: string | undefined
  /** the server's reason, if it gives one */
  codeProblem: CodeProblem | undefined
}

/** Triggers a notification or an analytics event. */
export type CartEvent =
  | { kind: 'added'; item: CartItem; first: boolean; silent: boolean }
  | { kind: 'removed'; item: CartItem }
  | { kind: 'restored'; missing: readonly CartItem[] }
  | { kind: CartOutcome | 'full' | 'not-stored' }
