import type { StationSummary } from '../contract/stations.ts'
import { foldedWords } from './fold-text.ts'
import { createSearchTerms, type TermMatch } from './search-terms.ts'

export type SearchedStation = Pick<StationSummary, 'name' | 'address' | 'services'>

export interface SearchHit {
  /** place of the station among those added, from 0 */
  index: number
  /** 0..1 for each word of the search */
  score: number
}

export interface StationSearch {
  /** Adds stations: as many at a time as the moment allows. */
  add(stations: readonly SearchedStation[]): void
  /** The stations that fit every word, best first, then in their order; [] for a text without words. */
  search(text: string): SearchHit[]
}

/** Which part of a station a word stands in counts as much as how well it fits. */
const WEIGHTS = { city: 1, name: 0.95, postalCode: 0.9, street: 0.7, service: 0.6 } as const
const WEIGHT_STEPS = 100
const MAX_TEXT = 100
const MAX_WORDS = 6

/** `serviceName` gives a service's name in the visitor's language, '' for one without. */
export function createStationSearch(serviceName: (code: string) => string): StationSearch {
  const terms = createSearchTerms()
  /** of each term the stations it stands in: index * 128 + weight */
  const places: number[][] = []
  const serviceWords = new Map<string, string[]>()
  let size = 0

  function wordsOfService(code: string): string[] {
    const known = serviceWords.get(code)
    if (known !== undefined) return known
    const words = foldedWords(serviceName(code))
    serviceWords.set(code, words)
    return words
  }

  function place(words: readonly string[], weight: number): void {
    for (const word of words) (places[terms.number(word)] ??= []).push(size * 128 + Math.round(weight * WEIGHT_STEPS))
  }

  /** the best score of each station that one typed word fits */
  function scoresOf(matches: readonly TermMatch[]): Map<number, number> {
    const scores = new Map<number, number>()
    for (const { term, fit } of matches) {
      for (const entry of places[term] ?? []) {
        const index = Math.floor(entry / 128)
        const score = (fit * (entry % 128)) / WEIGHT_STEPS
        if (score > (scores.get(index) ?? 0)) scores.set(index, score)
      }
    }
    return scores
  }

  return {
    add(stations) {
      for (const { name, address, services } of stations) {
        place(foldedWords(name), WEIGHTS.name)
        place(foldedWords(address.city), WEIGHTS.city)
        place(foldedWords(address.street), WEIGHTS.street)
        place(foldedWords(address.postalCode), WEIGHTS.postalCode)
        place(foldedWords(address.postalCode.replace(/\s/g, '')), WEIGHTS.postalCode)
        place(services.flatMap(wordsOfService), WEIGHTS.service)
        size++
      }
    },
    search(text) {
      const words = foldedWords(text.slice(0, MAX_TEXT)).slice(0, MAX_WORDS)
      const exact = words.map((word) => terms.beginning(word))
      // typing errors are looked for where a word fits nothing, and everywhere only when the words fit no station together
      const forgiving = () => words.map((word, index) => [...(exact[index] ?? []), ...terms.misspelt(word)])
      const first = exact.map((matches, index) => (matches.length > 0 ? matches : terms.misspelt(words[index] ?? '')))
      const hits = together(first.map(scoresOf))
      return hits.length > 0 || words.length < 2 ? hits : together(forgiving().map(scoresOf))
    },
  }
}

/** The stations all words fit. */
function together(scores: readonly Map<number, number>[]): SearchHit[] {
  const [smallest, ...others] = scores.toSorted((a, b) => a.size - b.size)
  const hits: SearchHit[] = []
  for (const [index, first] of smallest ?? []) {
    let score = first
    const everywhere = others.every((other) => {
      const also = other.get(index)
      score += also ?? 0
      return also !== undefined
    })
    if (everywhere) hits.push({ index, score })
  }
  return hits.sort((a, b) => b.score - a.score || a.index - b.index)
}
