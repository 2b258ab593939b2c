// How well a search word matches a term of the index: 1 is equal, 0 is no match. Both are folded
// (fold-text.ts).

/** Returns the fit of a term for one word. */
export type FitOf = (term: string) => number

const PREFIX_FIT = 0.8
/** by number of typing errors */
const ERROR_FIT = [0, 0.5, 0.25]
const ONE_ERROR_LENGTH = 4
const TWO_ERRORS_LENGTH = 8
const INSIDE_LENGTH = 4
const STEM_LENGTH = 4
const ENDING_LENGTH = 3
/** lower than any prefix match */
const INSIDE_FIT = 0.4

export function startFit(word: string): FitOf {
  return (term) => {
    if (term === word) return 1
    return term.startsWith(word) ? (PREFIX_FIT * (1 + word.length / term.length)) / 2 : 0
  }
}

export function startOrInsideFit(word: string): FitOf {
  const fitOf = startFit(word)
  if (word.length < INSIDE_LENGTH) return fitOf
  return (term) =>
    fitOf(term) || (term.includes(word) ? (INSIDE_FIT * word.length) / term.length : 0)
}

/** Whether the word is the term with an ending: 'autopesun', 'fakturan', 'prices'. */
export function isInflected(word: string, term: string): boolean {
  const ending = word.length - term.length
  return (
    ending > 0 &&
    ending <= Math.min(ENDING_LENGTH, term.length / 2) &&
    term.length >= STEM_LENGTH &&
    word.startsWith(term) &&
    !/\d/.test(word)
  )
}

/** Matches terms of which the word is an inflected form. */
export function stemFit(word: string): FitOf {
  return (term) =>
    isInflected(word, term) ? (PREFIX_FIT * (1 + term.length / word.length)) / 2 : 0
}

/** The number of typing errors that are corrected in a word. */
export function mostErrors(word: string): number {
  if (word.length < ONE_ERROR_LENGTH || /\d/.test(word)) return 0
  return word.length < TWO_ERRORS_LENGTH ? 1 : 2
}

/**
 * Matches terms whose beginning differs from the word by typing errors. Not for short words and
 * numbers: another digit is another place.
 */
export function misspeltFit(word: string): FitOf {
  const limit = mostErrors(word)
  if (limit === 0) return () => 0
  return (term) => {
    if (/^\d/.test(term)) return 0
    const errors = prefixDistance(word, term, limit)
    return ((ERROR_FIT[errors] ?? 0) * word.length) / Math.max(word.length, term.length)
  }
}

/**
 * The number of typing errors between a word and the best prefix of a term. Infinity above `limit`.
 * 'hlesin' and 'helsinki' differ by 1 error.
 */
export function prefixDistance(word: string, term: string, limit: number): number {
  const errors = Math.min(...errorsByPrefix(word, term, limit))
  return errors <= limit ? errors : Infinity
}

/** The number of typing errors between a word and a whole term. Infinity above `limit`. */
export function errorsBetween(word: string, term: string, limit: number): number {
  const errors = errorsByPrefix(word, term, limit)[term.length] ?? Infinity
  return errors <= limit ? errors : Infinity
}

/**
 * The errors between a word and each prefix of a term, by its length: extra, missing, wrong or
 * swapped letters (Damerau-Levenshtein). [] when all are above `limit`.
 */
function errorsByPrefix(word: string, term: string, limit: number): number[] {
  const width = Math.min(term.length, word.length + limit)
  if (word.length - width > limit) return []
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    for (let column = 1; column <= width; column++) {
      const cost = word[row - 1] === term[column - 1] ? 0 : 1
      const isSwap =
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + cost,
          isSwap ? (beforeLast[column - 2] ?? 0) + cost : Infinity,
        ),
      )
    }
    if (Math.min(...current) > limit) return []
    beforeLast = last
    last = current
  }
  return last
}
