import type { LocaleCode } from '../../locale/locales.ts'
import type { CartMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: CartMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The words of products and the cart, fetched when a page first has one. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadCartMessages(locale: LocaleCode): Promise<CartMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
