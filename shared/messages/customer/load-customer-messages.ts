import type { LocaleCode } from '../../locale/locales.ts'
import type { CustomerMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: CustomerMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The customer words of a locale, fetched when they are first needed. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadCustomerMessages(locale: LocaleCode): Promise<CustomerMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
