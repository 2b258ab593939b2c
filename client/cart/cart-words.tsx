import type { ReactNode } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadCartMessages } from '#shared/messages/cart/load-cart-messages.ts'
import type { CartMessageKey, CartMessages } from '#shared/messages/cart/message-key.ts'
import { createLateMessages, createLateTranslate } from '../i18n/late-messages.tsx'
import { useLocale } from '../i18n/use-translate.tsx'

export type CartTranslate = (key: CartMessageKey, values?: Record<string, string | number>) => string

const { Provider, useWords } = createLateMessages<CartMessages>()

/** Each locale's words, once they are there: the same for all visitors. */
const held = new Map<LocaleCode, CartMessages>()

/** The words come along with the views of products and the cart (client/page/late-views.ts). */
export async function preloadCartWords(locale: LocaleCode): Promise<CartMessages> {
  const words = held.get(locale) ?? (await loadCartMessages(locale))
  held.set(locale, words)
  return words
}

/** The words without a view, for notices. */
export async function cartTranslate(locale: LocaleCode): Promise<CartTranslate> {
  return createLateTranslate(locale, await preloadCartWords(locale))
}

/** Stands around every view of products and the cart: inside it useCartWords speaks the page's language. */
export function CartWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const words = held.get(locale)
  if (!words) throw new Error('cart words were used before they were preloaded (client/page/late-views.ts)')
  return (
    <Provider locale={locale} words={words}>
      {children}
    </Provider>
  )
}

/** `t('line.removed', { name })` */
export const useCartWords: () => CartTranslate = useWords
