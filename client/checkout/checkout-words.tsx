import type { ReactNode } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadCheckoutMessages } from '#shared/messages/checkout/load-checkout-messages.ts'
import type { CheckoutMessages } from '#shared/messages/checkout/message-key.ts'
import { createLateMessages } from '../i18n/late-messages.tsx'
import { useLocale } from '../i18n/use-translate.tsx'
import { FormWords, preloadFormWords } from '../ui/fields/form-words.tsx'

const { Provider, useWords } = createLateMessages<CheckoutMessages>()

export type TranslateCheckout = ReturnType<typeof useWords>

/** Each locale's words, once they are there: the same for all visitors. */
const held = new Map<LocaleCode, CheckoutMessages>()

/** The words come along with the code of the checkout and of an order's page (client/page/late-views.ts). */
export async function preloadCheckoutWords(locale: LocaleCode): Promise<void> {
  const [words] = await Promise.all([held.get(locale) ?? loadCheckoutMessages(locale), preloadFormWords(locale)])
  held.set(locale, words)
}

/** Stands around both views: inside it useCheckoutWords speaks the page's language, and the fields theirs. */
export function CheckoutWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const words = held.get(locale)
  if (!words) throw new Error('checkout words were used before they were preloaded (client/page/late-views.ts)')
  return (
    <Provider locale={locale} words={words}>
      <FormWords>{children}</FormWords>
    </Provider>
  )
}

/** `t('review.pay', { price })` */
export const useCheckoutWords = useWords
