// The visitor's cart in this tab, after hydration (§4). Late: pages that sell nothing only know its count (cart-count.ts).
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import { createCartStore } from './create-cart-store.ts'
import { customerEmail } from './customer-email.ts'
import { storedCart } from './stored-cart.ts'
import { createTellVisitor } from './tell-visitor.ts'

let locale: LocaleCode = DEFAULT_LOCALE
let opened = false

export const {
  state: cartStore,
  addToCart,
  removeFromCart,
  undoRemove,
  changeAmount,
  swapForOffer,
  setDiscountCode,
  resetCart,
  validateNow,
  retryNow,
  restoreCart,
  restoreRefused,
  dismissRefused,
} = createCartStore({
  storage: storedCart,
  fetch: (...call) => fetch(...call),
  locale: () => locale,
  customerEmail,
  tell: createTellVisitor(() => locale),
})

/** Before the cart is used on a page: what the device kept is restored, other tabs are followed, names and notices are in the page's language. */
export function openCart(pageLocale: LocaleCode): void {
  const spoken = locale
  locale = pageLocale
  if (opened) {
    if (spoken !== pageLocale) void validateNow()
    return
  }
  opened = true
  storedCart.subscribe(restoreCart)
  addEventListener('online', retryNow)
  addEventListener('focus', retryNow)
  restoreCart()
}
