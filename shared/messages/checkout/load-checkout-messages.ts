import type { LocaleCode } from '../../locale/locales.ts'
import type { CheckoutMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: CheckoutMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The checkout words of a locale, fetched when a page first needs them. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadCheckoutMessages(locale: LocaleCode): Promise<CheckoutMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
