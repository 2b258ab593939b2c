// How well a word of a query fits the entries of the search.

import { foldedWords } from '#shared/text/fold-text.ts'
import { type FitOf, startOrInsideFit, stemFit } from '#shared/text/word-fit.ts'

export interface SearchEntry {
  category: string
  title: string
  /** with commas */
  synonyms: string
  /** SearchHit as JSON */
  hit: string
  title_words: string
  lead_words: string
  text_words: string
}

const WEIGHTS = { title_words: 1, synonyms: 1, lead_words: 0.6, text_words: 0.3 }
/** for a page's title: most visitors want the page about a subject, not one of the products on it */
const PAGE_TITLE_WEIGHT = 1.5
const PART_FIT = 0.4
const FEWEST_LETTERS_OF_PART = 4

type Part = keyof typeof WEIGHTS
export type Terms = Map<string, { entry: SearchEntry; part: Part }[]>
export type Scores = ReadonlyMap<SearchEntry, number>

/** The fewer words a title has, the more each one weighs. */
function weightOf({ category, title_words }: SearchEntry, part: Part): number {
  if (part !== 'title_words') return WEIGHTS[part]
  return (
    WEIGHTS[part] *
    (category === 'Page' ? PAGE_TITLE_WEIGHT : 1) *
    (1 + 1 / title_words.split(' ').length)
  )
}

/** A part of a compound in a title ("pesu" in "autopesu") counts more than the whole word in a text. */
export function partFit(word: string): FitOf {
  const fitOf = startOrInsideFit(word)
  const ofStem = stemFit(word)
  return (term) => {
    const fit = fitOf(term) || ofStem(term)
    return fit > 0 ? Math.max(PART_FIT, fit) : 0
  }
}

/** Whether a title or a synonym has the word. */
export function isNamePart(terms: Terms, word: string): boolean {
  return (terms.get(word) ?? []).some(({ part }) => part === 'title_words' || part === 'synonyms')
}

/** The entries with both parts of a compound: 'pesuohjelmat' → 'pesu' and 'ohjelmat'. */
export function compoundScores(terms: Terms, word: string): Scores | undefined {
  for (let end = FEWEST_LETTERS_OF_PART; end <= word.length - FEWEST_LETTERS_OF_PART; end++) {
    const parts = [word.slice(0, end), word.slice(end)]
    if (!parts.every((part) => terms.has(part))) continue
    const [first, second] = parts.map((part) => scoresOf(terms, partFit(part)))
    const both = Array.from(first ?? []).flatMap(([entry, score]) => {
      const other = second?.get(entry)
      return other === undefined ? [] : [[entry, (score + other) / 2] as const]
    })
    if (both.length > 0) return new Map(both)
  }
  return undefined
}

export function termsOf(entries: readonly SearchEntry[]): Terms {
  const terms: Terms = new Map()
  for (const entry of entries)
    for (const part of ['title_words', 'synonyms', 'lead_words', 'text_words'] as const)
      for (const word of part === 'synonyms'
        ? foldedWords(entry.synonyms)
        : entry[part].split(' ')) {
        const places = terms.get(word) ?? []
        places.push({ entry, part })
        terms.set(word, places)
      }
  return terms
}

/** The best score per entry and part; undefined if no term matches. */
export function scoresOf(terms: Terms, fitOf: FitOf): Scores | undefined {
  const parts = new Map<SearchEntry, Partial<Record<Part, number>>>()
  for (const [term, places] of terms) {
    const fit = fitOf(term)
    if (fit === 0) continue
    for (const { entry, part } of places) {
      const best = parts.get(entry) ?? {}
      best[part] = Math.max(best[part] ?? 0, fit * weightOf(entry, part))
      parts.set(entry, best)
    }
  }
  const scores = Array.from(
    parts,
    ([entry, best]) => [entry, Object.values(best).reduce((sum, fit) => sum + fit, 0)] as const,
  )
  return scores.length > 0 ? new Map(scores) : undefined
}
