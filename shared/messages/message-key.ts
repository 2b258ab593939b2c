import type { messages } from './en-EU.ts'

/** The words of one locale, by feature. English has the keys, the other three are held to them. Placeholders are rosetta's: {{name}}. */
export type Messages = Texts<typeof messages>

/** A text's dotted path: 'httpMessages.NOT_FOUND'. */
export type MessageKey = TextPath<Messages>

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

type TextPath<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextPath<T[K]>}` }[keyof T & string]
