import { loadPlaceMessages } from '#shared/messages/places/load-place-messages.ts'
import { createLateWords } from './late-words.tsx'

const words = createLateWords(loadPlaceMessages)

export const preloadPlaceWords = words.preload
export const PlaceWords = words.Words

/** `t('cart.loading')`, `t('product.add')` */
export const usePlaceWords = words.useWords
