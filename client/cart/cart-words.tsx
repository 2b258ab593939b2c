import type { LocaleCode } from '#shared/locale/locales.ts'
import { createLazyMessages, preloadMessages } from '../i18n/lazy-messages.tsx'
import { createTranslate } from '../i18n/translate.ts'

const words = createLazyMessages('cart')

export type CartTranslate = ReturnType<typeof words.useWords>

export const CartWords = words.Words

/** `t('line.removed', { name })` */
export const useCartWords = words.useWords

/** The words without a view, for notices. */
export async function cartTranslate(locale: LocaleCode): Promise<CartTranslate> {
  return createTranslate(locale, await preloadMessages('cart', locale))
}
