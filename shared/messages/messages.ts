// The messages of the site by namespace. English has the keys, the others must have the same. Placeholders: {{name}} (client/i18n/messages.ts).
import type { LocaleCode } from '../locale/locales.ts'
import type { messages as amounts } from './amounts/en-EU.ts'
import type { messages as cart } from './cart/en-EU.ts'
import type { messages as checkout } from './checkout/en-EU.ts'
import type { messages as consent } from './consent/en-EU.ts'
import type { messages as customer } from './customer/en-EU.ts'
import type { messages as errors } from './errors/en-EU.ts'
import type { messages as forms } from './forms/en-EU.ts'
import type { messages as orders } from './orders/en-EU.ts'
import type { messages as saved } from './saved/en-EU.ts'
import type { messages as news } from './news/en-EU.ts'
import type { messages as search } from './search/en-EU.ts'
import type { messages as site } from './site/en-EU.ts'
import type { messages as storage } from './storage/en-EU.ts'
import type { messages as stations } from './stations/en-EU.ts'

export interface MessagesByNamespace {
  /** what every page needs */
  site: Messages
  amounts: Texts<typeof amounts>
  cart: Texts<typeof cart>
  checkout: Texts<typeof checkout>
  /** without placeholders: read as they stand, not translated by key */
  consent: Texts<typeof consent>
  customer: Texts<typeof customer>
  errors: Texts<typeof errors>
  forms: Texts<typeof forms>
  orders: Texts<typeof orders>
  saved: Texts<typeof saved>
  news: Texts<typeof news>
  search: Texts<typeof search>
  stations: Texts<typeof stations>
  /** of the list of cookies and stored keys */
  storage: Texts<typeof storage>
}

export type Messages = Texts<typeof site>
export type Namespace = keyof MessagesByNamespace

/** A text's dotted path: 'httpMessages.NOT_FOUND', 'status.openNow'. */
export type MessageKey = TextPath<Messages>
export type StationMessageKey = TextPath<MessagesByNamespace['stations']>

/** One namespace in one locale, fetched on first use (§7). Rejects when it cannot be fetched, as every chunk load error does (§4). */
export async function loadMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): Promise<MessagesByNamespace[Name]> {
  const { messages } = await import(`./${namespace}/${locale}.ts`)
  return messages
}

/** Texts with the keys of T, in another language. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

export type TextPath<T> = { [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${TextPath<T[K]>}` }[keyof T &
  (string | number)]

/** The key of the text for a count: all languages of the site have one form for 1 and another for every other number. */
export function pluralKey<Key extends string>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
