/**
 * The key of the text for a count: all four languages have one form for 1 and another for every other number.
 * Whether there is such a text says the t() it is given to, of the site's words or of a feature's.
 */
export function pluralKey<Key extends string>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
