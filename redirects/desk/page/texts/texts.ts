import { proxy, ref, useSnapshot } from 'valtio'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type DeskKey, type DeskMessages, textOf, type Values } from '#redirects/messages/text-of.ts'

export interface DeskTexts {
  language: LocaleCode
  t: (key: DeskKey, values?: Values) => string
  /** The text of a name that the API sends; `fallback` when the desk has no text for it. */
  named: (group: string, name: string, values?: Values, fallback?: string) => string
  /** the message for one, or for several: 'rules.selected' has `one` and `other`, with {{count}} */
  many: (group: ManyKey, amount: number, values?: Values) => string
  count: (amount: number) => string
  /** 'today 09:14', 'Mon 23 Nov 16:02'; in the browser's time zone, or in another one */
  moment: (at: number, timeZone?: string) => string
  /** 09:14 */
  clock: (at: number) => string
  /** a day (yyyy-MM-dd) as in 31.12.2026 */
  day: (day: string) => string
}

/** Messages for one and for several. */
export type ManyKey = DeskKey extends infer Key ? (Key extends `${infer Group}.one` ? Group : never) : never

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
  const plurals = new Intl.PluralRules(iso)
  const clocks = new Map<string, ReturnType<typeof clockOf>>()
  const clockIn = (timeZone = '') => {
    const known = clocks.get(timeZone) ?? clockOf(iso, timeZone || undefined)
    clocks.set(timeZone, known)
    return known
  }
  const dates = new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeZone: 'UTC' })
  const today = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' }).format(0, 'day')
  document.documentElement.lang = htmlLang
  textsStore.texts = ref({
    language,
    t: (key: DeskKey, values?: Values) => textOf(messages, key, values) ?? key,
    named: (group: string, name: string, values?: Values, fallback = name) => textOf(messages, `${group}.${name}`, values) ?? fallback,
    many: (group: ManyKey, amount: number, values: Values = {}) =>
      textOf(messages, `${group}.${plurals.select(amount) === 'one' ? 'one' : 'other'}`, { count: numbers.format(amount), ...values }) ??
      group,
    count: (amount: number) => numbers.format(amount),
    moment: (at: number, timeZone?: string) => {
      const clock = clockIn(timeZone)
      return `${clock.isToday(at, Date.now()) ? today : clock.day(at, Date.now())} ${clock.time(at)}`
    },
    clock: (at: number) => clockIn().time(at),
    day: (day: string) => dates.format(new Date(day)),
  })
}

/** Days and times of a zone; undefined: the browser's. */
function clockOf(iso: string, timeZone: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(iso, { ...options, ...(timeZone && { timeZone }) })
  const [time, day, longDay, year, date] = [
    format({ hour: '2-digit', minute: '2-digit' }),
    format({ weekday: 'short', day: 'numeric', month: 'short' }),
    format({ dateStyle: 'medium' }),
    format({ year: 'numeric' }),
    format({ dateStyle: 'short' }),
  ]
  return {
    time: (at: number) => time.format(at),
    isToday: (at: number, now: number) => date.format(at) === date.format(now),
    /** with the year, unless it is this one */
    day: (at: number, now: number) => (year.format(at) === year.format(now) ? day : longDay).format(at),
  }
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
