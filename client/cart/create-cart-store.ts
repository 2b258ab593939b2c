import { ref } from 'valtio'
import { MAX_CODE_LENGTH, type Upsell } from '#shared/contract/cart.ts'
import type { Product } from '#shared/contract/product.ts'
import { addItem, removeItem, setAmount, withItems } from './cart.ts'
import type { CartOutcome } from './cart-state.ts'
import { type CartSurroundings, createKeptCart } from './create-kept-cart.ts'
import { insertItem } from './join-items.ts'
import { swapForUpsell } from './upsell.ts'

/** All that can be done to the visitor's cart (§4). No DOM: tests of whole purchases have carts of their own. */
export function createCartStore(surroundings: CartSurroundings) {
  const { tell } = surroundings
  const { state, current, change, settle, empty, dismissRefused, restoreRefused } = createKeptCart(surroundings)

  return {
    state,
    restoreRefused,
    dismissRefused,

    /** Reads what the device kept, or what another tab has made of it, and has it priced. */
    restoreCart: (): void => void current(),

    /** §4: the first product opens the modal, any further one a toast, unless it is added silently. */
    addToCart(product: Product, { silent = false } = {}): void {
      const before = current()
      const next = addItem(before, product)
      if (next === before) return tell({ kind: 'full' })
      change(next)
      const item = next.items.find(({ code }) => code === product.code)
      if (item) tell({ kind: 'added', item, first: before.items.length === 0, silent })
    },

    removeFromCart(code: string): void {
      const { items } = current()
      const index = items.findIndex((item) => item.code === code)
      const item = items[index]
      if (!item) return
      change(removeItem(state.cart, code))
      state.removed = ref({ item, index })
      tell({ kind: 'removed', item })
    },

    undoRemove(): void {
      const { removed } = state
      if (removed) change(withItems(current(), insertItem(state.cart.items, removed)))
    },

    changeAmount: (code: string, amount: unknown): void => change(setAmount(current(), code, amount)),

    swapForOffer: (code: string, upsell: Upsell): void => change(swapForUpsell(current(), code, upsell), 0),

    /** An empty one takes it away. */
    setDiscountCode(text: string): void {
      const discountCode = text.trim()
      const tooLong = discountCode.length > MAX_CODE_LENGTH
      state.unknownCode = tooLong ? discountCode : undefined
      state.codeAccepted = false
      if (!tooLong) change({ ...current(), discountCode: discountCode || undefined }, 0)
    },

    resetCart(): void {
      empty()
      void settle(0)
    },

    retryNow(): void {
      if (state.status === 'outage') void settle(0)
    },

    /** The server's word on the cart as it is now, applied to it. */
    async validateNow(): Promise<CartOutcome> {
      current()
      return settle(0)
    },
  }
}
