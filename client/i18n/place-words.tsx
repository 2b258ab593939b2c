import { loadPlaceMessages } from '#shared/messages/places/load-place-messages.ts'
import { createLazyMessages } from './lazy-messages.tsx'

const words = createLazyMessages(loadPlaceMessages)

export const preloadPlaceWords = words.preload
export const PlaceWords = words.Words

/** `t('cart.loading')`, `t('product.add')` */
export const usePlaceWords = words.useWords
