import type { PluralPath, TextPath, Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of the locator and the station pages in one locale, loaded with them. English has the keys, the other three are held to them. */
export type StationMessages = Texts<typeof messages>

/** 'status.openNow' */
export type StationMessageKey = TextPath<StationMessages>

export type StationPluralKey = PluralPath<StationMessageKey>

/** The key of the text for a count, as pluralKey of the site's other words. */
export function stationPluralKey<Key extends StationPluralKey>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
