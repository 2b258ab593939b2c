import type { LocaleCode } from '../locale/locales.ts'
import type { Messages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: Messages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The words of a locale, fetched when first asked for (§7). Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadMessages(locale: LocaleCode): Promise<Messages> {
  const { messages } = await MODULES[locale]()
  return messages
}
