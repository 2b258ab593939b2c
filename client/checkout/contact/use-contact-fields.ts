import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { FormField } from '#shared/contract/form.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { checkoutStore } from '../checkout-store.ts'
import { contactFields } from './contact-fields.ts'
import { prefixOptions, userCountry } from './phone-prefixes.ts'

/** In the browser only: the order of the prefixes knows the browser's language. */
export function useContactFields(): FormField[] {
  const t = useTranslate('checkout')
  const locale = useLocale()
  const { sendSms } = useSnapshot(checkoutStore)
  const prefixes = useMemo(() => prefixOptions(locale, userCountry(locale, navigator.language)), [locale])
  return useMemo(() => contactFields(t, { prefixes, sendSms }), [t, prefixes, sendSms])
}
