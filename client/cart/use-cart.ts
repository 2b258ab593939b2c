import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocale } from '../i18n/use-translate.ts'
import { cartStore, openCart } from './cart-store.ts'

/** The cart of this tab, in the page's language; restored once the page is hydrated. */
export function useCart() {
  const locale = useLocale()
  useEffect(() => openCart(locale), [locale])
  return useSnapshot(cartStore)
}
