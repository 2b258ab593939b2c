import { createLazyMessages } from './lazy-messages.tsx'

const words = createLazyMessages('server')

export const PlaceWords = words.Words

/** `t('cart.loading')`, `t('product.add')` */
export const usePlaceWords = words.useWords
