import type { Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of the checkout and of an order's page in one locale, loaded with them. English has the keys, the other three are held to them. */
export type CheckoutMessages = Texts<typeof messages>
