import type { Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of products and the cart in one locale, loaded with them. English has the keys, the other three are held to them. */
export type CartMessages = Texts<typeof messages>
