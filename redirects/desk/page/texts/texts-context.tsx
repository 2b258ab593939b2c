import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { writeStored } from '../stored.ts'
import { type DeskKey, type DeskMessages, textOf, type Values } from '#redirects/messages/text-of.ts'

export interface DeskTexts {
  language: LocaleCode
  setLanguage: (language: LocaleCode) => void
  t: (key: DeskKey, values?: Values) => string
  /** of what the API names by a word: `fallback` where the desk has no text for it */
  named: (group: string, name: string, values?: Values, fallback?: string) => string
  count: (amount: number) => string
  moment: (at: number) => string
}

const TextsContext = createContext<DeskTexts | undefined>(undefined)

const LANGUAGES: Record<LocaleCode, () => Promise<{ messages: DeskMessages }>> = {
  'fi-FI': () => import('#redirects/messages/fi-FI.ts'),
  'en-EU': () => import('#redirects/messages/en-EU.ts'),
  'sv-SE': () => import('#redirects/messages/sv-SE.ts'),
  'no-NO': () => import('#redirects/messages/no-NO.ts'),
}

/** One language at a time is loaded. Rejects when it cannot be fetched. */
export async function loadTexts(language: LocaleCode): Promise<DeskMessages> {
  return (await LANGUAGES[language]()).messages
}

export function TextsProvider({ first, children }: { first: { language: LocaleCode; messages: DeskMessages }; children: ReactNode }) {
  const [{ language, messages }, setCurrent] = useState(first)
  useEffect(() => {
    document.documentElement.lang = LOCALES[language].htmlLang
  }, [language])
  const texts = useMemo<DeskTexts>(() => {
    const { iso } = LOCALES[language]
    const numbers = new Intl.NumberFormat(iso)
    const moments = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      language,
      setLanguage(chosen) {
        void loadTexts(chosen).then((loaded) => {
          writeStored('language', chosen)
          setCurrent({ language: chosen, messages: loaded })
        })
      },
      t: (key, values) => textOf(messages, key, values) ?? key,
      named: (group, name, values, fallback) => textOf(messages, `${group}.${name}`, values) ?? fallback ?? name,
      count: (amount) => numbers.format(amount),
      moment: (at) => moments.format(at),
    }
  }, [language, messages])
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): DeskTexts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsProvider')
  return texts
}
