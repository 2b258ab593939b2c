import rosetta from 'rosetta'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TextPath } from '#shared/messages/text-path.ts'

type Translate<Words> = (key: TextPath<Words>, values?: Record<string, string | number>) => string

/**
 * The words of a feature that is loaded late: its provider stands around the feature and takes the words once they are there, its hook gives
 * a t() for its own keys. They stand beside the site's words, not among them: rosetta's `set` would write into the locale's module,
 * which all visitors of an isolate share, and every component of the site would be drawn again.
 */
export function createLateMessages<Words extends object>() {
  const Context = createContext<Translate<Words>>((key) => key)
  return {
    Provider({ locale, words, children }: { locale: LocaleCode; words: Words; children: ReactNode }) {
      const translate = useMemo(() => createLateTranslate(locale, words), [locale, words])
      return <Context value={translate}>{children}</Context>
    },
    useWords(): Translate<Words> {
      return useContext(Context)
    },
  }
}

/** The same without React: titles, the service words of the search index. */
export function createLateTranslate<Words extends object>(locale: LocaleCode, words: Words): Translate<Words> {
  const i18n = rosetta({ [locale]: words })
  i18n.locale(locale)
  return (key, values) => i18n.t(key, values)
}
