import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages, type MessagesByNamespace, type Namespace } from '#shared/messages/messages.ts'
import { createTranslate, type TranslateOf } from './translate.ts'
import { useLocale } from './use-translate.tsx'

/** By namespace and locale, once they are there: the same for all visitors. */
const loaded = new Map<string, unknown>()

export async function preloadMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): Promise<MessagesByNamespace[Name]> {
  const messages = loadedMessages(namespace, locale) ?? (await loadMessages(namespace, locale))
  loaded.set(`${namespace} ${locale}`, messages)
  return messages
}

function loadedMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): MessagesByNamespace[Name] | undefined {
  return loaded.get(`${namespace} ${locale}`) as MessagesByNamespace[Name] | undefined
}

/**
 * The messages of a feature that is loaded lazily. They stand beside the site's own, not among them: rosetta's `set` would write into
 * the locale's module, which all visitors of an isolate share, and every component of the site would be drawn again.
 */
export function createLazyMessages<Name extends Namespace>(namespace: Name) {
  const Context = createContext<TranslateOf<MessagesByNamespace[Name]>>((key) => key)

  function messagesOf(locale: LocaleCode): MessagesByNamespace[Name] {
    const messages = loadedMessages(namespace, locale)
    if (!messages) throw new Error(`messages "${namespace}" were used before they were preloaded (client/page/lazy-blocks.ts)`)
    return messages
  }

  /** Stands around the feature's views: inside it the feature's `useWords` speaks the page's language. */
  function Words({ children }: { children: ReactNode }) {
    const locale = useLocale()
    const messages = messagesOf(locale)
    const translate = useMemo(() => createTranslate(locale, messages), [locale, messages])
    return <Context value={translate}>{children}</Context>
  }

  return { messagesOf, Words, useWords: () => useContext(Context) }
}
