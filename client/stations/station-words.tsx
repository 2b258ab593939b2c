import { createLazyMessages } from '../i18n/lazy-messages.tsx'

const words = createLazyMessages('stations')

export const StationWords = words.Words

/** `t('status.openNow')`, `t('list.showOnMap', { name })` */
export const useStationWords = words.useWords

/** The words themselves: the search index is made of the services' names. */
export const stationMessages = words.messagesOf
