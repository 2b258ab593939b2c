import type { LocaleCode } from '../../locale/locales.ts'
import type { StationMessages } from './message-key.ts'

// written out, so that the bundler sees four files and the browser fetches one
const MODULES: Record<LocaleCode, () => Promise<{ messages: StationMessages }>> = {
  'fi-FI': () => import('./fi-FI.ts'),
  'en-EU': () => import('./en-EU.ts'),
  'sv-SE': () => import('./sv-SE.ts'),
  'no-NO': () => import('./no-NO.ts'),
}

/** The station words of a locale, fetched when a page first needs them. Rejects when they cannot be fetched, as every chunk load error does (§4). */
export async function loadStationMessages(locale: LocaleCode): Promise<StationMessages> {
  const { messages } = await MODULES[locale]()
  return messages
}
