import { proxy, ref, useSnapshot } from 'valtio'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type DeskKey, type DeskMessages, textOf, type Values } from '#redirects/messages/text-of.ts'

export interface DeskTexts {
  language: LocaleCode
  t: (key: DeskKey, values?: Values) => string
  /** The text of a name that the API sends; `fallback` when the desk has no text for it. */
  named: (group: string, name: string, values?: Values, fallback?: string) => string
  count: (amount: number) => string
  moment: (at: number) => string
}

const MESSAGES: Record<LocaleCode, () => Promise<{ messages: DeskMessages }>> = {
  'fi-FI': () => import('#redirects/messages/fi-FI.ts'),
  'en-EU': () => import('#redirects/messages/en-EU.ts'),
  'sv-SE': () => import('#redirects/messages/sv-SE.ts'),
  'no-NO': () => import('#redirects/messages/no-NO.ts'),
}

const textsStore = proxy<{ texts: DeskTexts | undefined }>({ texts: undefined })

/** Loads a language and shows it. Rejects when it cannot be fetched. */
export async function showLanguage(language: LocaleCode): Promise<void> {
  const { messages } = await MESSAGES[language]()
  const { iso, htmlLang } = LOCALES[language]
  const numbers = new Intl.NumberFormat(iso)
  const moments = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' })
  document.documentElement.lang = htmlLang
  textsStore.texts = ref({
    language,
    t: (key: DeskKey, values?: Values) => textOf(messages, key, values) ?? key,
    named: (group: string, name: string, values?: Values, fallback = name) => textOf(messages, `${group}.${name}`, values) ?? fallback,
    count: (amount: number) => numbers.format(amount),
    moment: (at: number) => moments.format(at),
  })
}

export function useTexts(): DeskTexts {
  return loaded(useSnapshot(textsStore).texts)
}

/** For code outside of components. */
export function currentTexts(): DeskTexts {
  return loaded(textsStore.texts)
}

function loaded(texts: DeskTexts | undefined): DeskTexts {
  if (!texts) throw new Error('No language is loaded: call showLanguage first')
  return texts
}

/** The desk's language: the stored choice, else the browser's first language that the desk has, else English. */
export function chooseLanguage(stored: unknown, languages: readonly string[]): LocaleCode {
  if (isLocaleCode(stored)) return stored
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0] ?? ''
    const code = LOCALE_CODES.find((code) => LOCALES[code].languages.includes(base))
    if (code !== undefined) return code
  }
  return 'en-EU'
}
