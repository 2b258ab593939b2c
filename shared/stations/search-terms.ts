import { prefixDistance } from './edit-distance.ts'

/** How well a typed word fits a term: 1 is the term itself. */
export interface TermMatch {
  term: number
  fit: number
}

export interface SearchTerms {
  /** the number of a term, new or known */
  number(term: string): number
  /** terms that are the word or begin with it */
  beginning(word: string): TermMatch[]
  /** terms that begin like the word but for typing errors; none for short words and numbers */
  misspelt(word: string): TermMatch[]
}

const ONE_ERROR_LENGTH = 4
const TWO_ERRORS_LENGTH = 8
const PREFIX_FIT = 0.8
const ERROR_FIT = [0, 0.5, 0.25] as const
/** Postcodes and house numbers, half of all terms, are no misspelt words. */
const AFTER_NUMBERS = ':'

/** The distinct words of all stations. Sorted when first asked after growing, so that adding stays cheap. */
export function createSearchTerms(): SearchTerms {
  const numbers = new Map<string, number>()
  let sorted: string[] = []

  function ordered(): string[] {
    if (sorted.length !== numbers.size) sorted = [...numbers.keys()].toSorted((a, b) => (a < b ? -1 : 1))
    return sorted
  }

  function match(term: string, fit: number): TermMatch {
    return { term: numbers.get(term) ?? -1, fit }
  }

  return {
    number(term) {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    },
    beginning(word) {
      const matches: TermMatch[] = []
      const terms = ordered()
      for (let index = firstAtLeast(terms, word); terms[index]?.startsWith(word); index++) {
        const term = terms[index] ?? ''
        matches.push(match(term, startFit(word, term)))
      }
      return matches
    },
    misspelt(word) {
      const fitOf = errorFit(word)
      const terms = ordered()
      const matches: TermMatch[] = []
      for (let index = firstAtLeast(terms, AFTER_NUMBERS); index < terms.length; index++) {
        const term = terms[index] ?? ''
        const fit = fitOf(term)
        if (fit > 0) matches.push(match(term, fit))
      }
      return matches
    },
  }
}

/** 0 for a term that does not begin with the word. */
export function startFit(word: string, term: string): number {
  if (term === word) return 1
  return term.startsWith(word) ? (PREFIX_FIT * (1 + word.length / term.length)) / 2 : 0
}

/** How well terms fit that begin like the word but for typing errors, 0 for the others. */
export function errorFit(word: string): (term: string) => number {
  const limit = errorsAllowed(word)
  return (term) => {
    const errors = limit === 0 ? Infinity : prefixDistance(word, term, limit)
    return errors === Infinity ? 0 : ((ERROR_FIT[errors] ?? 1) * word.length) / Math.max(word.length, term.length)
  }
}

/** A digit is another place, not a typing error. */
function errorsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < ONE_ERROR_LENGTH || /\d/.test(word)) return 0
  return word.length < TWO_ERRORS_LENGTH ? 1 : 2
}

function firstAtLeast(terms: readonly string[], word: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
