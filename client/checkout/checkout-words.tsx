import type { ReactNode } from 'react'
import { createLazyMessages } from '../i18n/lazy-messages.tsx'
import { FormWords } from '../ui/fields/form-words.tsx'

const words = createLazyMessages('checkout')

/** With those of the fields. */
export function CheckoutWords({ children }: { children: ReactNode }) {
  return (
    <words.Words>
      <FormWords>{children}</FormWords>
    </words.Words>
  )
}

/** `t('review.pay', { price })` */
export const useCheckoutWords = words.useWords

export type TranslateCheckout = ReturnType<typeof useCheckoutWords>
