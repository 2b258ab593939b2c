import type { LocaleCode } from '../../locale/locales.ts'
import type { PlaceMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: PlaceMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** Fetched with the views that hold such a place. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadPlaceMessages(locale: LocaleCode): Promise<PlaceMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
