import type { ReactNode } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadStationMessages } from '#shared/messages/stations/load-station-messages.ts'
import type { StationMessages } from '#shared/messages/stations/message-key.ts'
import { createLateMessages } from '../i18n/late-messages.tsx'
import { useSite } from '../navigation/site-context.tsx'

const { Provider, useWords } = createLateMessages<StationMessages>()

/** Each locale's words, once they are there: the same for all visitors. */
const held = new Map<LocaleCode, StationMessages>()

/** The words come along with a station view's code (client/page/late-views.ts). */
export async function preloadStationWords(locale: LocaleCode): Promise<void> {
  if (!held.has(locale)) held.set(locale, await loadStationMessages(locale))
}

/** Stands around every station view: inside it useStationWords speaks the page's language. */
export function StationWords({ children }: { children: ReactNode }) {
  const { locale } = useSite().addressing
  return (
    <Provider locale={locale} words={stationMessages(locale)}>
      {children}
    </Provider>
  )
}

/** `t('status.openNow')`, `t('list.directionsTo', { name })` */
export const useStationWords = useWords

/** The words themselves: the search index is made of the services' names. */
export function stationMessages(locale: LocaleCode): StationMessages {
  const words = held.get(locale)
  if (!words) throw new Error('station words were used before they were preloaded (client/page/late-views.ts)')
  return words
}
