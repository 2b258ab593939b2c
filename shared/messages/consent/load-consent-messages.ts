import type { LocaleCode } from '../../locale/locales.ts'
import type { ConsentMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: ConsentMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The consent dialog's words in a locale, fetched with it. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadConsentMessages(locale: LocaleCode): Promise<ConsentMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
