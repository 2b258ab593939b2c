import { foldedWords } from './fold-text.ts'
import { errorFit, startFit, type TermMatch } from './search-terms.ts'

/** The services of all stations by name: so few that a word is compared with each. */
export interface ServiceTerms {
  /** the number of a service, new or known */
  number(code: string): number
  /** services whose names have a word that is this one or begins with it, or has a longer one `anywhere`; spaces may be missing */
  holding(word: string, anywhere: boolean): TermMatch[]
  /** services with a word that begins like this one but for typing errors */
  misspelt(word: string): TermMatch[]
}

const INSIDE_LENGTH = 4
/** less than any beginning */
const INSIDE_FIT = 0.4

export function createServiceTerms(serviceName: (code: string) => string): ServiceTerms {
  const numbers = new Map<string, number>()
  const spellings: string[][] = []

  function best(fitOf: (term: string) => number): TermMatch[] {
    return spellings.map((terms, term) => ({ term, fit: Math.max(0, ...terms.map(fitOf)) })).filter(({ fit }) => fit > 0)
  }

  return {
    number(code) {
      const known = numbers.get(code)
      if (known !== undefined) return known
      numbers.set(code, spellings.length)
      return spellings.push(spellingsOf(foldedWords(serviceName(code)))) - 1
    },
    holding: (word, anywhere) => best((term) => startFit(word, term) || (anywhere ? insideFit(word, term) : 0)),
    misspelt: (word) => best(errorFit(word)),
  }
}

/** 'car wash 24 h' is also looked for as 'carwash', '24h' and 'carwash24h'. */
function spellingsOf(words: readonly string[]): string[] {
  return [...words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]), words.join('')]
}

function insideFit(word: string, term: string): number {
  return word.length >= INSIDE_LENGTH && term.includes(word) ? (INSIDE_FIT * word.length) / term.length : 0
}
