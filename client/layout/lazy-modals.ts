// Lazily loaded modals: their host, and the one whose style sheet a page may not have.
import shopStyles from '../cart/shop.css?url&no-inline'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import type { ModalName } from '../modals/modal-store.ts'
import { lazyCode } from '../ui/lazy-code.ts'

export const modalHost = lazyCode(import.meta.env.SSR || (async () => (await import('./modals.tsx')).Modals))
export const firstInCart = lazyCode(import.meta.env.SSR || (async () => (await import('../cart/first-in-cart.tsx')).FirstInCart), {
  styles: shopStyles,
})

/** Loads all that a modal needs to be drawn. */
export async function loadModal(name: ModalName): Promise<void> {
  await Promise.all([modalHost.load(DEFAULT_LOCALE), name === 'firstInCart' && firstInCart.load(DEFAULT_LOCALE)])
}
