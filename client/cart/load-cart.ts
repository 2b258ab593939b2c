import type { LocaleCode } from '#shared/locale/locales.ts'
import { preloadMessages } from '../i18n/messages.ts'

const FALLBACK_WAIT_MS = 1 // §9
const LONGEST_WAIT_MS = 50 // §9

/** The cart's code, restored, with its messages. */
export async function loadCart(locale: LocaleCode): Promise<typeof import('./cart-store.ts')> {
  const [cart] = await Promise.all([import('./cart-store.ts'), preloadMessages('cart', locale)])
  cart.openCart(locale)
  return cart
}

/** Calls back when the browser is idle, or after 50 ms. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(callback, FALLBACK_WAIT_MS)
  return () => clearTimeout(timer)
}
