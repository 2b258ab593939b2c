import type { messages } from './en-EU.ts'
import type { Texts } from '#shared/messages/text-path.ts'

/** The words of the account hub in one language. English has the keys, the other three are held to them. */
export type HubWords = Texts<typeof messages>
