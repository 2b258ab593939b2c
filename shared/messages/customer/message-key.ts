import type { PluralPath, TextPath, Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of the account menu and of my pages in one locale, loaded with them. English has the keys, the other three are held to them. */
export type CustomerMessages = Texts<typeof messages>

export type CustomerPluralKey = PluralPath<TextPath<CustomerMessages>>

/** The key of the text for a count, as pluralKey of the site's other words. */
export function customerPluralKey<Key extends CustomerPluralKey>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
