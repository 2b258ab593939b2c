import type { MessageKey } from './message-key.ts'

/** The keys that come as `….one` and `….other`. */
export type PluralKey = MessageKey extends infer Key ? (Key extends `${infer Base}.one` ? Base : never) : never

/** The key of the text for a count: all four languages have one form for 1 and another for every other number. */
export function pluralKey<Key extends PluralKey>(key: Key, count: number): `${Key}.one` | `${Key}.other` {
  return count === 1 ? `${key}.one` : `${key}.other`
}
