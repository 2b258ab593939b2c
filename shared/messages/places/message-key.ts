import type { Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/**
 * What the server's HTML says where the rest is known to the visitor's device alone, in one locale. The edge needs no more words of the shop
 * and of the customer. English has the keys, the other three are held to them.
 */
export type PlaceMessages = Texts<typeof messages>
