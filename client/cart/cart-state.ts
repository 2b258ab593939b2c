import type { CodeProblem } from '#shared/contract/cart.ts'
import type { ref } from 'valtio'
import type { Cart, CartItem } from './cart.ts'

/** Replaced as a whole, never changed: Valtio need not watch its content. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

/**
 * `outage`: no usable response; the lines stay. `limited`: the visitor has tried too often; the lines stay. `refused`: the server does not
 * accept the cart; it was emptied (§4).
 */
export type CartOutcome = 'validated' | 'outage' | 'limited' | 'refused'

export interface CartState {
  cart: Ref<Cart>
  /** `validating`: the prices and totals are those before the last change */
  status: CartOutcome | 'validating'
  /** the stored cart has been read */
  restored: boolean
  /** the prices and totals come from the server, not from the device */
  priced: boolean
  /** the line last removed and its place among the lines, until they change again */
  removed: Ref<{ item: CartItem; index: number }> | undefined
  /** the lines of a refused cart */
  refusedItems: Ref<readonly CartItem[]>
  /** the server has accepted the cart's discount code */
  codeAccepted: boolean
  /** a discount code that the server does not know */
  unknownCode: string | undefined
  /** why it is not valid, where the server says so */
  codeProblem: CodeProblem | undefined
}

/** What a notification or an analytics event may follow from. */
export type CartEvent =
  | { kind: 'added'; item: CartItem; first: boolean; silent: boolean }
  | { kind: 'removed'; item: CartItem }
  | { kind: 'restored'; missing: readonly CartItem[] }
  | { kind: CartOutcome | 'full' | 'not-stored' }
