import type { LocaleCode } from '#shared/locale/locales.ts'
import { preloadMessages } from '../i18n/messages.ts'

type CartModule = typeof import('./cart-store.ts')

let loaded: CartModule | undefined

/** The cart, open, with its messages. At once where it has been loaded before. */
export async function loadCart(locale: LocaleCode): Promise<CartModule> {
  if (!loaded) {
    const [cart] = await Promise.all([import('./cart-store.ts'), preloadMessages('cart', locale)])
    loaded = cart
  }
  loaded.openCart(locale)
  return loaded
}
