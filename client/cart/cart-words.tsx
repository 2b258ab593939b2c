import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadCartMessages } from '#shared/messages/cart/load-cart-messages.ts'
import { createLazyMessages } from '../i18n/lazy-messages.tsx'
import { createTranslate } from '../i18n/translate.ts'

const words = createLazyMessages(loadCartMessages)

export type CartTranslate = ReturnType<typeof words.useWords>

export const preloadCartWords = words.preload
export const CartWords = words.Words

/** `t('line.removed', { name })` */
export const useCartWords = words.useWords

/** The words without a view, for notices. */
export async function cartTranslate(locale: LocaleCode): Promise<CartTranslate> {
  return createTranslate(locale, await words.preload(locale))
}
