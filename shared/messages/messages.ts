// The messages of the site by namespace. English has the keys, the others must have the same. Placeholders are rosetta's: {{name}}.
import type { LocaleCode } from '../locale/locales.ts'
import type { messages as cart } from './cart/en-EU.ts'
import type { messages as checkout } from './checkout/en-EU.ts'
import type { messages as consent } from './consent/en-EU.ts'
import type { messages as customer } from './customer/en-EU.ts'
import type { messages as forms } from './forms/en-EU.ts'
import type { messages as server } from './server/en-EU.ts'
import type { messages as site } from './site/en-EU.ts'
import type { messages as stations } from './stations/en-EU.ts'

/** What every page has. */
export type Messages = Texts<typeof site>
export type CartMessages = Texts<typeof cart>
export type CheckoutMessages = Texts<typeof checkout>
/** None has a placeholder: they are read off, not translated by key. */
export type ConsentMessages = Texts<typeof consent>
export type CustomerMessages = Texts<typeof customer>
export type FormMessages = Texts<typeof forms>
/** What the server's HTML says of the shop and the customer; the rest is known to the visitor's device alone. */
export type ServerMessages = Texts<typeof server>
export type StationMessages = Texts<typeof stations>

export interface MessagesByNamespace {
  site: Messages
  cart: CartMessages
  checkout: CheckoutMessages
  consent: ConsentMessages
  customer: CustomerMessages
  forms: FormMessages
  server: ServerMessages
  stations: StationMessages
}

export type Namespace = keyof MessagesByNamespace

/** A text's dotted path: 'httpMessages.NOT_FOUND'. */
export type MessageKey = TextPath<Messages>
/** 'status.openNow' */
export type StationMessageKey = TextPath<StationMessages>

/** One namespace in one locale, fetched when first asked for (§7). Rejects when it cannot be fetched, as every chunk load error does (§4). */
export async function loadMessages<Name extends Namespace>(namespace: Name, locale: LocaleCode): Promise<MessagesByNamespace[Name]> {
  const { messages } = await import(`./${namespace}/${locale}.ts`)
  return messages
}

/** Texts with the keys of T, in another language. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

/** A text's dotted path: 'status.openNow'. */
export type TextPath<T> = { [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${TextPath<T[K]>}` }[keyof T &
  (string | number)]

/**
 * The key of the text for a count: all four languages have one form for 1 and another for every other number.
 */
export function pluralKey<Key extends string>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
