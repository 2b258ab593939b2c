import { errorsBetween } from './word-fit.ts'

/** A name that may be meant, and the folded words that are compared with it. */
export interface Spelling {
  key: string
  name: string
}

const FEWEST_LETTERS = 4
const SHORT_WORD = 6
export const MOST_SPELLINGS = 3

/**
 * The names that differ from one of the texts by the fewest typing errors: one in a text of up to
 * six letters, two in a longer one. Numbers are not corrected.
 */
export function spellingsLike(texts: readonly string[], names: readonly Spelling[]): string[] {
  const found = texts.flatMap((text) => {
    if (text.length < FEWEST_LETTERS || /\d/.test(text)) return []
    const limit = text.length <= SHORT_WORD ? 1 : 2
    return names.flatMap(({ key, name }) => {
      const errors =
        Math.abs(key.length - text.length) > limit ? Infinity : errorsBetween(text, key, limit)
      return errors > 0 && errors <= limit ? [{ name, errors }] : []
    })
  })
  const best = found.toSorted((one, other) => one.errors - other.errors)
  return [...new Set(best.map(({ name }) => name))].slice(0, MOST_SPELLINGS)
}
