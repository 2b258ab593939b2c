import { proxy, ref } from 'valtio'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { applyValidation } from './apply-validation.ts'
import { type Cart, type CartItem, EMPTY_CART, withItems } from './cart.ts'
import type { StoredValue } from '../storage.ts'
import { createCartKeeper } from './cart-keeper.ts'
import type { CartEvent, CartOutcome, CartState } from './cart-state.ts'
import { createSettling } from './create-settling.ts'
import { mergeItems, refreshItems } from './join-items.ts'
import type { StoredCart } from './stored-cart.ts'
import { validateCart, type Validation } from './validate-cart.ts'

/** All that a cart has of the world around it. */
export interface CartSurroundings {
  storage: StoredValue<StoredCart>
  fetch: typeof fetch
  locale: () => LocaleCode
  /** §6 */
  customerEmail: () => string | undefined
  tell: (event: CartEvent) => void
}

/** presses that follow each other sooner are one question to the server */
const BURST_MS = 200
const NO_ITEMS: readonly CartItem[] = []

/** The visitor's cart as it is shown, kept on the device and priced by the server (§4). */
export function createKeptCart({ storage, fetch, locale, customerEmail, tell }: CartSurroundings) {
  const keeper = createCartKeeper(storage)
  const state = proxy<CartState>({
    cart: ref(EMPTY_CART),
    status: 'settled',
    restored: false,
    priced: false,
    removed: undefined,
    refusedItems: ref(NO_ITEMS),
    codeAccepted: false,
    unknownCode: undefined,
  })
  const settling = createSettling(async (signal) => {
    const validation = await ask(state.cart, signal)
    return () => conclude(validation)
  })
  /** the last change was made here: another tab keeps its own */
  let ours = false

  function ask(cart: Cart, signal?: AbortSignal): Promise<Validation> {
    return validateCart(cart, { locale: locale(), customerEmail: customerEmail(), fetch, ...(signal && { signal }) })
  }

  function show(cart: Cart): void {
    // what was taken out can be put back until the lines change again
    if (cart.items !== state.cart.items) state.removed = undefined
    state.cart = ref(cart)
    tell({ kind: 'changed', cart })
  }

  /** The cart as the device has it: what another tab did comes before anything that is done here. */
  function current(): Cart {
    const news = keeper.news()
    if (news) follow(news)
    // what was restored is kept again once it is priced; what another open tab does is kept by that tab
    if (!state.restored) ours = true
    state.restored = true
    return state.cart
  }

  function follow({ refusedItems, ...cart }: StoredCart): void {
    const before = state.cart
    ours = false
    state.priced &&= cart.items.every(({ code }) => before.items.some((item) => item.code === code))
    show(withItems({ ...cart, totals: before.totals }, refreshItems(cart.items, before.items)))
    state.refusedItems = ref(refusedItems)
    void settle(0)
  }

  /** The cart as the visitor has just made it: shown and kept at once, priced a moment later. */
  function change(next: Cart, delayMs = BURST_MS): void {
    if (next === state.cart) return
    show(next)
    keep()
    void settle(delayMs)
  }

  function keep(): void {
    ours = true
    if (!keeper.keep({ ...state.cart, refusedItems: state.refusedItems })) tell({ kind: 'not-kept' })
  }

  async function settle(delayMs: number): Promise<CartOutcome> {
    if (state.cart.items.length > 0) {
      state.status = 'settling'
      return settling.start(delayMs)
    }
    state.status = 'settled' // §4: the totals are zero without calling the server
    settling.end('settled')
    return 'settled'
  }

  function conclude(validation: Validation): CartOutcome {
    const priced = validation.kind === 'validated' ? applyValidation(state.cart, validation.answer) : undefined
    if (priced) return accept(priced)
    if (validation.kind === 'refused') return refuse()
    const outcome = validation.kind === 'limited' ? 'limited' : 'outage'
    state.status = outcome
    tell({ kind: outcome })
    return outcome
  }

  function accept(priced: Cart): CartOutcome {
    const { discountCode } = state.cart
    state.codeAccepted = priced.discountCode !== undefined
    if (discountCode) state.unknownCode = state.codeAccepted ? undefined : discountCode
    state.cart = ref(priced)
    state.priced = true
    state.status = 'settled'
    const news = keeper.news()
    if (news) follow(news)
    else if (ours) keep()
    tell({ kind: 'settled' })
    return 'settled'
  }

  /** §4: emptied and saved; the lines can be had back. */
  function refuse(): CartOutcome {
    empty(mergeItems(state.refusedItems, state.cart.items))
    state.status = 'refused'
    tell({ kind: 'refused', restore: () => void restoreRefused() })
    return 'refused'
  }

  function empty(refusedItems = NO_ITEMS): void {
    state.refusedItems = ref(refusedItems)
    show(EMPTY_CART)
    keep()
  }

  /** The refused lines are let go. */
  function dismissRefused(): void {
    state.refusedItems = ref(NO_ITEMS)
    keep()
  }

  /** Each line is asked for alone: those the server has nothing against come back, the others are named. */
  async function restoreRefused(): Promise<void> {
    const lines = state.refusedItems
    if (lines.length === 0) return
    state.status = 'settling'
    const verdicts = await Promise.all(lines.map((line) => ask(withItems(EMPTY_CART, [line]))))
    const missing = lines.filter((_, index) => verdicts[index]?.kind === 'refused')
    const kept = lines.filter((line) => !missing.includes(line))
    const cart = current()
    state.refusedItems = ref(NO_ITEMS)
    change(withItems(cart, mergeItems(cart.items, kept)), 0)
    tell({ kind: 'restored', missing })
  }

  return { state, current, change, settle, empty, dismissRefused, restoreRefused }
}
