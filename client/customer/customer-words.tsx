import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadCustomerMessages } from '#shared/messages/customer/load-customer-messages.ts'
import { createLateWords } from '../i18n/late-words.tsx'
import { loadChunk } from '../ui/load-chunk.ts'

const words = createLateWords(loadCustomerMessages)
const asked = new Map<LocaleCode, Promise<boolean>>()

export const preloadCustomerWords = words.preload
export const CustomerWords = words.Words

/** `t('account.logout')`, `t('orders.order', { id })` */
export const useCustomerWords = words.useWords

/** For what no page preloads: resolves to whether the words are there. One promise a locale, to `use`. */
export function customerWordsAreHere(locale: LocaleCode): Promise<boolean> {
  const known = asked.get(locale) ?? comeOrNot(locale)
  asked.set(locale, known)
  return known
}

async function comeOrNot(locale: LocaleCode): Promise<boolean> {
  try {
    await loadChunk(() => words.preload(locale))
    return true
  } catch {
    asked.delete(locale)
    return false // the page stands without its menu
  }
}
