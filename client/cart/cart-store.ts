// The cart of this tab, after hydration (§4). Only pages with products, the cart or the checkout
// load it. Other pages only show the number of products (cart-count.ts).

import { useEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { isEmail } from '#shared/forms/is-email.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import { customerEmail as emailOfCustomer, customerStore } from '../customer/customer-store.ts'
import { storedUserInfo } from '../customer/user-info.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { createCartStore } from './create-cart-store.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { storedCart } from './stored-cart.ts'

let locale: LocaleCode = DEFAULT_LOCALE
let isOpen = false
/** the e-mail of the newest validation */
let sentEmail: string | undefined

export const { state: cartStore, ...cartActions } = createCartStore({
  storage: storedCart,
  validationOptions: () => ({ locale, customerEmail: (sentEmail = customerEmail()) }),
  notify: (event) => void notifyVisitor(event, locale),
})

/** The cart in the page's language, restored after hydration. */
export function useCart() {
  const pageLocale = useLocale()
  useEffect(() => openCart(pageLocale), [pageLocale])
  return useSnapshot(cartStore)
}

/**
 * Restores the stored cart and follows changes in other tabs. Names and notifications are in the
 * page's language.
 */
export function openCart(pageLocale: LocaleCode): void {
  const isOtherLanguage = locale !== pageLocale
  locale = pageLocale
  if (isOpen) {
    if (isOtherLanguage) void cartActions.validateNow()
    return
  }
  isOpen = true
  storedCart.subscribe(cartActions.restoreCart)
  addEventListener('online', cartActions.retryNow)
  addEventListener('focus', cartActions.retryNow)
  subscribe(customerStore, validateForCustomer)
  cartActions.restoreCart()
}

/** §6: a login or its end changes the e-mail, on which a discount may depend. */
function validateForCustomer(): void {
  // a page that is left forgets the login
  if (customerStore.status !== 'unknown' && customerEmail() !== sentEmail)
    void cartActions.validateNow()
}

/** §6: the e-mail of the logged-in visitor, or else of the checkout's customer data. */
function customerEmail(): string | undefined {
  if (customerStore.status === 'authorised') return emailOfCustomer()
  const { email } = storedUserInfo.read()
  // the backend rejects a cart with a partial e-mail
  return isEmail(email) ? email : undefined
}
