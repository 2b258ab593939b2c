import type { messages } from './en-EU.ts'
import type { TextPath, Texts } from './text-path.ts'

/** The words of one locale, by feature. English has the keys, the other three are held to them. Placeholders are rosetta's: {{name}}. */
export type Messages = Texts<typeof messages>

/** A text's dotted path: 'httpMessages.NOT_FOUND'. */
export type MessageKey = TextPath<Messages>
