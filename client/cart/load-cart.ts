import type { LocaleCode } from '#shared/locale/locales.ts'

type CartModule = typeof import('#browser/cart/cart-store.ts')

let loaded: CartModule | undefined

/** The cart, open, with its words. At once where it has been loaded before. */
export async function loadCart(locale: LocaleCode): Promise<CartModule> {
  if (!loaded) {
    const [cart] = await Promise.all([import('#browser/cart/cart-store.ts'), preloadWords(locale)])
    loaded = cart
  }
  loaded.openCart(locale)
  return loaded
}

async function preloadWords(locale: LocaleCode): Promise<void> {
  const { preloadCartWords } = await import('#browser/cart/cart-words.tsx')
  await preloadCartWords(locale)
}
