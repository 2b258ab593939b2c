import { loadStationMessages } from '#shared/messages/stations/load-station-messages.ts'
import { createLateWords } from '../i18n/late-words.tsx'

const words = createLateWords(loadStationMessages)

export const preloadStationWords = words.preload
export const StationWords = words.Words

/** `t('status.openNow')`, `t('list.showOnMap', { name })` */
export const useStationWords = words.useWords

/** The words themselves: the search index is made of the services' names. */
export const stationMessages = words.wordsOf
