// Messages that came with the document or have been loaded, by namespace and locale. They are the same for all visitors, so that an isolate shares them.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages, type MessagesByNamespace, type Namespace } from '#shared/messages/messages.ts'
import { createTranslate, type TranslateIn } from './translate.ts'

interface Loaded<Name extends Namespace> {
  messages: MessagesByNamespace[Name]
  translate: TranslateIn<Name>
}

const loaded = new Map<string, unknown>()

/** Resolves to the translate function: for notices, and for the `<head>`. Views use useTranslate. */
export async function preloadMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): Promise<TranslateIn<Name>> {
  if (!hasMessages(namespace, locale)) provideMessages({ [namespace]: await loadMessages(namespace, locale) }, locale)
  return translator(namespace, locale)
}

export function provideMessages(byNamespace: Partial<MessagesByNamespace>, locale: LocaleCode): void {
  for (const [namespace, messages] of Object.entries(byNamespace))
    loaded.set(`${namespace} ${locale}`, { messages, translate: createTranslate(locale, messages) })
}

export function hasMessages(namespace: Namespace, locale: LocaleCode): boolean {
  return loaded.has(`${namespace} ${locale}`)
}

export function translator<Name extends Namespace>(namespace: Name, locale: LocaleCode): TranslateIn<Name> {
  return loadedIn(namespace, locale).translate
}

/** The messages as an object, where keys alone are not enough: the station search is made of the services' names. */
export function messagesOf<Name extends Namespace>(namespace: Name, locale: LocaleCode): MessagesByNamespace[Name] {
  return loadedIn(namespace, locale).messages
}

function loadedIn<Name extends Namespace>(namespace: Name, locale: LocaleCode): Loaded<Name> {
  const found = loaded.get(`${namespace} ${locale}`)
  if (!found) throw new Error(`messages "${namespace}" (${locale}) were used before they were loaded: name them where the code is loaded`)
  return found as Loaded<Name>
}
