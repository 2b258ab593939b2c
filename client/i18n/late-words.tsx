import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { createTranslate, type TranslateOf } from './translate.ts'
import { useLocale } from './use-translate.tsx'

/**
 * The words of a feature that is loaded late. They stand beside the site's words, not among them: rosetta's `set` would write into the
 * locale's module, which all visitors of an isolate share, and every component of the site would be drawn again.
 */
export function createLateWords<Messages extends object>(load: (locale: LocaleCode) => Promise<Messages>) {
  /** each locale's, once they are there: the same for all visitors */
  const held = new Map<LocaleCode, Messages>()
  const Context = createContext<TranslateOf<Messages>>((key) => key)

  async function preload(locale: LocaleCode): Promise<Messages> {
    const words = held.get(locale) ?? (await load(locale))
    held.set(locale, words)
    return words
  }

  function wordsOf(locale: LocaleCode): Messages {
    const words = held.get(locale)
    if (!words) throw new Error('words were used before they were preloaded (client/page/late-views.ts)')
    return words
  }

  /** Stands around the feature's views: inside it `useWords` speaks the page's language. */
  function Words({ children }: { children: ReactNode }) {
    const locale = useLocale()
    const words = wordsOf(locale)
    const translate = useMemo(() => createTranslate(locale, words), [locale, words])
    return <Context value={translate}>{children}</Context>
  }

  return { preload, wordsOf, Words, useWords: () => useContext(Context) }
}
