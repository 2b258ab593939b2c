import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { TextPath, Texts } from '#shared/messages/messages.ts'
import type { messages } from '../../messages/en-EU.ts'

export type DeskMessages = Texts<typeof messages>
export type DeskKey = TextPath<DeskMessages>
export type Values = Readonly<Record<string, string | number>>

/** The text of a dotted path, its {{name}}s filled in; undefined: there is none. */
export function textOf(messages: DeskMessages, key: string, values: Values = {}): string | undefined {
  let found: unknown = messages
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined
  }
  return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : undefined
}

/** The desk's language: the one chosen here, else the browser's first that the desk knows, else English. */
export function chooseLanguage(stored: unknown, languages: readonly string[]): LocaleCode {
  if (isLocaleCode(stored)) return stored
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0] ?? ''
    const code = LOCALE_CODES.find((code) => LOCALES[code].languages.includes(base))
    if (code !== undefined) return code
  }
  return 'en-EU'
}
