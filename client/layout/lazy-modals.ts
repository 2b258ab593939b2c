// Registry of lazily loaded modals: their host, and the contents whose code a page does not have already.
import shopStyles from '../styles/shop.css?url&no-inline'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import type { ModalName } from '../modals/modal-store.ts'
import { lazyCode } from '../ui/lazy-code.ts'

export const modalHost = lazyCode(import.meta.env.SSR || (async () => (await import('./modals.tsx')).Modals))
export const termsModal = lazyCode(import.meta.env.SSR || (async () => (await import('./terms-modal.tsx')).TermsModal))
export const firstInCart = lazyCode(import.meta.env.SSR || (async () => (await import('../cart/first-in-cart.tsx')).FirstInCart), {
  styles: shopStyles,
})

const CONTENTS = { card: undefined, terms: termsModal, firstInCart }

/** Loads all that a modal needs to be drawn. */
export async function loadModal(name: ModalName): Promise<void> {
  await Promise.all([modalHost.load(DEFAULT_LOCALE), CONTENTS[name]?.load(DEFAULT_LOCALE)])
}
