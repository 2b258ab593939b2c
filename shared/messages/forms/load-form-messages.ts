import type { LocaleCode } from '../../locale/locales.ts'
import type { FormMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: FormMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The form words of a locale, fetched when a page first has a form. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadFormMessages(locale: LocaleCode): Promise<FormMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
