// The visitor's cart in one tab: a change is shown at once, stored on the device, and then priced
// by the server (§4). It needs no DOM, so that tests can open several tabs. The file is longer than
// most files because all changes of the state are here.

import { proxy, ref } from 'valtio'
import { MAX_CODE_LENGTH, type Upsell } from '#shared/contract/cart.ts'
import type { Product } from '#shared/contract/product.ts'
import { typedNumber } from '#shared/forms/typed-text.ts'
import { LIMIT_PERIOD_SECONDS } from '#shared/limits/visitor-network.ts'
import type { StoredValue } from '../storage/storage.ts'
import {
  addItem,
  type Cart,
  EMPTY_CART,
  mergeItems,
  removeItem,
  setAmount,
  withItems,
} from './cart-items.ts'
import type { CartEvent, CartOutcome, CartState } from './cart-state.ts'
import type { StoredCart } from './stored-cart.ts'
import { swapForUpsell } from './upsell.ts'
import { type Validation, type ValidationOptions, validateCart } from './validate-cart.ts'

interface CartDependencies {
  storage: StoredValue<StoredCart>
  /** called before each validation request */
  validationOptions: () => ValidationOptions
  notify: (event: CartEvent) => void
}

/** changes within this time are sent in one request */
const DEBOUNCE_MS = 200
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

export function createCartStore({ storage, validationOptions, notify }: CartDependencies) {
  const state = proxy<CartState>({
    cart: ref(EMPTY_CART),
    status: 'validated',
    restored: false,
    priced: false,
    removed: undefined,
    refusedItems: ref([]),
    codeAccepted: false,
    unknownCode: undefined,
    codeProblem: undefined,
  })
  /** the last change was made in another tab */
  let isFollowing = false
  let newest = new AbortController()
  let newestOutcome: Promise<CartOutcome> = Promise.resolve('validated')
  let retryMs = FIRST_RETRY_MS
  let restoring: Promise<void> | undefined

  /** The cart, including changes made in other tabs. */
  function current(): Cart {
    const stored = storage.read()
    if (differsFromStorage(stored)) follow(stored)
    state.restored = true
    return state.cart
  }

  function differsFromStorage(stored = storage.read()): boolean {
    return contentsOf(stored) !== contentsOf({ ...state.cart, refusedItems: state.refusedItems })
  }

  function follow({ refusedItems, ...cart }: StoredCart): void {
    // the stored prices are not trusted
    state.priced = false
    isFollowing = state.restored // else it is the cart of an earlier page
    show(cart)
    state.refusedItems = ref(refusedItems)
    void validate()
  }

  /** Shows and stores the cart at once; the server's prices follow. */
  function change(next: Cart, delayMs = DEBOUNCE_MS): void {
    if (next === state.cart) return
    isFollowing = false
    show(next)
    save()
    void validate(delayMs)
  }

  function show(cart: Cart): void {
    if (cart.items !== state.cart.items) state.removed = undefined
    state.cart = ref(cart)
  }

  function save(): void {
    if (!storage.write({ ...state.cart, refusedItems: state.refusedItems }))
      notify({ kind: 'not-stored' })
  }

  function empty(refusedItems: StoredCart['refusedItems'] = []): void {
    state.refusedItems = ref(refusedItems)
    show(EMPTY_CART)
    save()
  }

  /**
   * Debounces, and aborts the previous request. Its callers then get the outcome of the newest
   * request.
   */
  function validate(delayMs = 0): Promise<CartOutcome> {
    newest.abort()
    newest = new AbortController()
    newestOutcome = requestPrices(newest.signal, delayMs)
    return newestOutcome
  }

  async function requestPrices(signal: AbortSignal, delayMs: number): Promise<CartOutcome> {
    const isEmpty = state.cart.items.length === 0
    state.status = isEmpty ? 'validated' : 'validating'
    if (isEmpty) return 'validated' // §4: zero totals without calling the server
    if (delayMs > 0) await wait(delayMs)
    if (signal.aborted) return newestOutcome
    const validation = await validateCart(state.cart, validationOptions(), signal)
    // if another tab has changed the cart, current() starts a new validation, which aborts this one
    if (!signal.aborted) current()
    if (signal.aborted) return newestOutcome
    const outcome = conclude(validation)
    state.status = outcome
    if (outcome === 'outage' || outcome === 'limited') void retry(outcome, signal)
    else retryMs = FIRST_RETRY_MS
    return outcome
  }

  /**
   * Retries after an outage with exponential back-off, and after a rate limit when its period is
   * over.
   */
  async function retry(outcome: 'outage' | 'limited', signal: AbortSignal): Promise<void> {
    const delayMs = outcome === 'limited' ? LIMIT_PERIOD_SECONDS * 1000 : retryMs
    if (outcome === 'outage') retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2)
    await wait(delayMs)
    if (!signal.aborted) void validate()
  }

  function conclude(validation: Validation): CartOutcome {
    if (validation.kind === 'validated') {
      const { discountCode } = state.cart
      state.cart = ref(validation.cart)
      state.priced = true
      state.codeAccepted = validation.cart.discountCode !== undefined
      if (discountCode) {
        state.unknownCode = state.codeAccepted ? undefined : discountCode
        state.codeProblem = validation.codeProblem
      }
      // A browser shows a tab the writes of other tabs with a delay: a tab that follows another one
      // could overwrite its newer change.
      if (!isFollowing || differsFromStorage()) save()
    }
    // §4: the cart is emptied and saved; its lines can be restored
    if (validation.kind === 'refused')
      empty(mergeItems([...state.refusedItems, ...state.cart.items]))
    notify({ kind: validation.kind })
    return validation.kind
  }

  /**
   * Validates each refused line alone: accepted lines are restored, rejected ones are reported by
   * name.
   */
  async function restoreRefused(): Promise<void> {
    const lines = state.refusedItems
    if (lines.length === 0) return
    state.status = 'validating'
    const validations = await Promise.all(
      lines.map((line) => validateCart(withItems(EMPTY_CART, [line]), validationOptions())),
    )
    const missing = lines.filter((_, index) => validations[index]?.kind === 'refused')
    const accepted = lines.filter((line) => !missing.includes(line))
    const cart = current()
    state.refusedItems = ref([])
    change(withItems(cart, mergeItems([...cart.items, ...accepted])), 0)
    notify({ kind: 'restored', missing })
  }

  return {
    state,

    /** Ignored while a restore is running. */
    restoreRefused(): Promise<void> {
      restoring ??= restoreRefused().finally(() => (restoring = undefined))
      return restoring
    },

    /** Reads the stored cart, initially or after a change in another tab, and validates it. */
    restoreCart: (): void => void current(),

    /**
     * §4: the first product opens the modal, each later product shows a toast. With `silent`
     * neither is shown.
     */
    addToCart(product: Product, { silent = false } = {}): void {
      const before = current()
      const next = addItem(before, product)
      if (next === before) return notify({ kind: 'full' })
      change(next)
      const item = next.items.find(({ code }) => code === product.code)
      if (item) notify({ kind: 'added', item, first: before.items.length === 0, silent })
    },

    removeFromCart(code: string): void {
      const { items } = current()
      const index = items.findIndex((item) => item.code === code)
      const item = items[index]
      if (!item) return
      change(removeItem(state.cart, code))
      state.removed = ref({ item, index })
      notify({ kind: 'removed', item })
    },

    undoRemove(): void {
      const cart = current()
      const { removed } = state
      if (removed) change(withItems(cart, cart.items.toSpliced(removed.index, 0, removed.item)))
    },

    changeAmount: (code: string, amount: unknown): void =>
      change(setAmount(current(), code, amount)),

    swapForOffer: (code: string, upsell: Upsell): void =>
      change(swapForUpsell(current(), code, upsell), 0),

    /** An empty text removes the code. */
    setDiscountCode(text: string): void {
      const discountCode = typedNumber(text)
      const isTooLong = discountCode.length > MAX_CODE_LENGTH
      state.unknownCode = isTooLong ? discountCode : undefined
      state.codeAccepted = false
      if (!isTooLong) change({ ...current(), discountCode: discountCode || undefined }, 0)
    },

    resetCart(): void {
      empty()
      void validate()
    },

    dismissRefused(): void {
      current()
      state.refusedItems = ref([])
      save()
    },

    retryNow(): void {
      if (state.status === 'outage') void validate()
    },

    /** Requests the server's prices without the debounce. */
    validateNow(): Promise<CartOutcome> {
      current()
      return validate()
    },
  }
}

/** The parts that a visitor changes, without prices. */
function contentsOf({ items, refusedItems, discountCode }: StoredCart): string {
  return JSON.stringify([
    discountCode,
    ...[items, refusedItems].map((lines) => lines.map(({ code, amount }) => [code, amount])),
  ])
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
