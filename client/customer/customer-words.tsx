import type { ReactNode } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadCustomerMessages } from '#shared/messages/customer/load-customer-messages.ts'
import type { CustomerMessages } from '#shared/messages/customer/message-key.ts'
import { createLateMessages } from '../i18n/late-messages.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { loadChunk } from '../ui/load-chunk.ts'

const { Provider, useWords } = createLateMessages<CustomerMessages>()

/** Each locale's words, once they are there: the same for all visitors. */
const held = new Map<LocaleCode, CustomerMessages>()
const asked = new Map<LocaleCode, Promise<boolean>>()

/** The words come along with the code of my pages (client/page/late-views.ts). */
export async function preloadCustomerWords(locale: LocaleCode): Promise<void> {
  if (!held.has(locale)) held.set(locale, await loadCustomerMessages(locale))
}

/** For what no page preloads: resolves to whether the words are there. One promise a locale, to `use`. */
export function customerWordsAreHere(locale: LocaleCode): Promise<boolean> {
  const known = asked.get(locale) ?? comeOrNot(locale)
  asked.set(locale, known)
  return known
}

/** Stands around every customer view: inside it useCustomerWords speaks the page's language. */
export function CustomerWords({ children }: { children: ReactNode }) {
  const { locale } = useSite().addressing
  const words = held.get(locale)
  if (!words) throw new Error('customer words were used before they were preloaded (client/page/late-views.ts)')
  return (
    <Provider locale={locale} words={words}>
      {children}
    </Provider>
  )
}

/** `t('account.logout')`, `t('orders.order', { id })` */
export const useCustomerWords = useWords

async function comeOrNot(locale: LocaleCode): Promise<boolean> {
  try {
    await loadChunk(() => preloadCustomerWords(locale))
    return true
  } catch {
    asked.delete(locale)
    return false // the page stands without its menu
  }
}
