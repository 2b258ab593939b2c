import type { messages } from './en-EU.ts'
import type { Texts } from '#shared/messages/messages.ts'

/** Messages of the account hub in one language. English has the keys, the other three are held to them. */
export type HubMessages = Texts<typeof messages>
