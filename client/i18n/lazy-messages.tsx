import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createTranslate, type TranslateOf } from './translate.ts'
import { useLocale } from './use-translate.tsx'

/**
 * The messages of a feature that is loaded lazily. They stand beside the site's own, not among them: rosetta's `set` would write into
 * the locale's module, which all visitors of an isolate share, and every component of the site would be drawn again.
 */
export function createLazyMessages<Messages extends object>(load: (locale: LocaleCode) => Promise<Messages>) {
  /** each locale's, once they are there: the same for all visitors */
  const loaded = new Map<LocaleCode, Messages>()
  const Context = createContext<TranslateOf<Messages>>((key) => key)

  async function preload(locale: LocaleCode): Promise<Messages> {
    const messages = loaded.get(locale) ?? (await load(locale))
    loaded.set(locale, messages)
    return messages
  }

  function messagesOf(locale: LocaleCode): Messages {
    const messages = loaded.get(locale)
    if (!messages) throw new Error('messages were used before they were preloaded (client/page/lazy-blocks.ts)')
    return messages
  }

  /** Stands around the feature's views: inside it the feature's `useWords` speaks the page's language. */
  function Words({ children }: { children: ReactNode }) {
    const locale = useLocale()
    const messages = messagesOf(locale)
    const translate = useMemo(() => createTranslate(locale, messages), [locale, messages])
    return <Context value={translate}>{children}</Context>
  }

  return { preload, messagesOf, Words, useWords: () => useContext(Context) }
}
