// The messages of the site by namespace. The English file defines the keys; the types require the
// same keys in all locales. Placeholders: {{name}} (client/i18n/loaded-messages.ts).

import type { LocaleCode } from '../locale/locales.ts'
import type { messages as amounts } from './amounts/en-EU.ts'
import type { messages as cart } from './cart/en-EU.ts'
import type { messages as checkout } from './checkout/en-EU.ts'
import type { messages as common } from './common/en-EU.ts'
import type { messages as consent } from './consent/en-EU.ts'
import type { messages as customer } from './customer/en-EU.ts'
import type { messages as errors } from './errors/en-EU.ts'
import type { messages as forms } from './forms/en-EU.ts'
import type { messages as news } from './news/en-EU.ts'
import type { messages as orders } from './orders/en-EU.ts'
import type { messages as saved } from './saved/en-EU.ts'
import type { messages as search } from './search/en-EU.ts'
import type { messages as stations } from './stations/en-EU.ts'

export interface MessagesByNamespace {
  /** for every page */
  common: Messages
  amounts: Texts<typeof amounts>
  cart: Texts<typeof cart>
  checkout: Texts<typeof checkout>
  consent: Texts<typeof consent>
  customer: Texts<typeof customer>
  errors: Texts<typeof errors>
  forms: Texts<typeof forms>
  orders: Texts<typeof orders>
  saved: Texts<typeof saved>
  news: Texts<typeof news>
  search: Texts<typeof search>
  stations: Texts<typeof stations>
}

export type Messages = Texts<typeof common>
export type Namespace = keyof MessagesByNamespace

/** The dotted path of a text: 'httpMessages.NOT_FOUND', 'labels.back'. */
export type MessageKey = TextPath<Messages>

/**
 * Loads one namespace in one locale on first use (§7). Rejects when the chunk cannot be loaded
 * (§4).
 */
export async function loadMessages<Name extends Namespace>(
  namespace: Name,
  locale: LocaleCode,
): Promise<MessagesByNamespace[Name]> {
  const { messages } = await import(`./${namespace}/${locale}.ts`)
  return messages
}

/** Texts in another language, with the keys of T. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

export type TextPath<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${TextPath<T[K]>}`
}[keyof T & (string | number)]

/**
 * The message key for a count. In all languages of the site, 1 has one form and all other numbers
 * have another.
 */
export function pluralKey<Key extends string>(
  key: Key,
  count: number,
): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
