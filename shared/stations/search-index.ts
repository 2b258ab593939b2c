import type { StationSummary } from '../contract/station.ts'
import { foldedWords } from './fold-text.ts'
import { createSearchTerms, type TermMatch } from './search-terms.ts'
import { createServiceTerms } from './service-terms.ts'
import type { FilterIds } from './filters-of.ts'
import { STATION_FILTERS } from './station-filters.ts'

export type SearchedStation = Pick<StationSummary, 'name' | 'address' | 'services'>

export interface SearchHit {
  /** place of the station among those added, from 0 */
  index: number
  /** 0..1 for each word of the search */
  score: number
}

export interface SearchIndex {
  /** Adds a station. It is also found by the names of the filters it fits. */
  add(station: SearchedStation, filters?: FilterIds): void
  /** The stations that fit every word, best first, then in their order; [] for a text without words. */
  search(text: string): SearchHit[]
  /** Of a text the words that name a service and no place: 'sauna' of 'sauna helsinki'. */
  serviceWords(text: string): string
}

/** Which part of a station a word stands in counts as much as how well it fits. */
const WEIGHTS = { city: 100, name: 95, postalCode: 90, street: 70, service: 60 } as const
const MOST_WEIGHT = 100
const MAX_TEXT = 100
const MAX_WORDS = 6
/** of Finland and Sweden, of Norway */
const POSTCODE = /^\d{4,5}$/
/** a region's */
const LEAST_SHARED_DIGITS = 2

interface WordMatches {
  names: TermMatch[]
  offered: TermMatch[]
}

interface LookedFor {
  word: string
  /** of each station how well the word fits it, 0 for not at all */
  scores: Float64Array
  /** It only begins a name: when the words fit no station together, it may be a typing error. What names a service, or is a whole name, is none. */
  isDoubtful: boolean
}

/** `serviceName` gives a service's name in the visitor's language, '' for one without. */
export function createSearchIndex(serviceName: (code: string) => string): SearchIndex {
  const terms = createSearchTerms()
  const services = createServiceTerms(serviceName)
  // known from the start: what no station has here is still no typing error, bastu is not Båstad
  for (const { id } of STATION_FILTERS) services.number(id)
  /** of each term the stations it stands in: index * 128 + weight */
  const places: number[][] = []
  /** of each service the stations that have it, as in places */
  const offers: number[][] = []
  let size = 0

  function place(words: readonly string[], weight: number): void {
    for (const word of words) (places[terms.number(word)] ??= []).push(size * 128 + weight)
  }

  /** once, though a station may have it as a code and as a filter it fits */
  function offer(service: number): void {
    const entry = size * 128 + WEIGHTS.service
    const entries = (offers[service] ??= [])
    if (entries.at(-1) !== entry) entries.push(entry)
  }

  /** Raises each station's score to that of its best match. */
  function raise(scores: Float64Array, { names, offered }: WordMatches): void {
    for (const { term, fit } of names) raiseAll(scores, places[term], fit)
    for (const { term, fit } of offered) raiseAll(scores, offers[term], fit)
  }

  function lookFor(word: string): LookedFor {
    const names = terms.beginning(word)
    const isName = names.some(({ fit }) => fit === 1)
    // a town is not meant inside a service: Aura in restaurant
    const offered = services.holding(word, !isName)
    const scores = new Float64Array(size)
    raise(scores, names.length + offered.length > 0 ? { names, offered } : misspelt(word))
    return { word, scores, isDoubtful: names.length > 0 && !isName && offered.length === 0 }
  }

  function misspelt(word: string): WordMatches {
    return { names: terms.misspelt(word), offered: services.misspelt(word) }
  }

  /** A postcode that no station has: those that share most of its first digits. */
  function aroundPostcode(digits: string): SearchHit[] {
    if (!POSTCODE.test(digits)) return []
    for (let shared = digits.length - 1; shared >= LEAST_SHARED_DIGITS; shared--) {
      const scores = new Float64Array(size)
      for (const { term } of terms.beginning(digits.slice(0, shared))) {
        raiseAll(
          scores,
          places[term]?.filter((entry) => entry % 128 === WEIGHTS.postalCode),
          1,
        )
      }
      const hits = together([{ scores }])
      if (hits.length > 0) return hits
    }
    return []
  }

  /** A whole word of a name or an address is no service: Aura, restaurant. */
  function isService(word: string): boolean {
    return !terms.beginning(word).some(({ fit }) => fit === 1) && services.holding(word, true).length > 0
  }

  return {
    add({ name, address, services: codes }, filters = new Set()) {
      place(foldedWords(name), WEIGHTS.name)
      place(foldedWords(address.city), WEIGHTS.city)
      place(foldedWords(address.street), WEIGHTS.street)
      place(foldedWords(address.postalCode), WEIGHTS.postalCode)
      place(foldedWords(address.postalCode.replace(/\s/g, '')), WEIGHTS.postalCode)
      for (const code of [...codes, ...filters]) offer(services.number(code))
      size++
    },
    search(text) {
      const words = foldedWords(text.slice(0, MAX_TEXT)).slice(0, MAX_WORDS).map(lookFor)
      const hits = together(words)
      if (hits.length > 0) return hits
      for (const { word, scores, isDoubtful } of words) if (isDoubtful) raise(scores, misspelt(word))
      const meant = together(words)
      return meant.length > 0 ? meant : aroundPostcode(words.map(({ word }) => word).join(''))
    },
    serviceWords: (text) =>
      text
        .split(/\s+/)
        .filter((word) => {
          const folded = foldedWords(word)
          return folded.length > 0 && folded.every(isService)
        })
        .join(' '),
  }
}

/** `entries`: index * 128 + weight */
function raiseAll(scores: Float64Array, entries: readonly number[] = [], fit: number): void {
  for (const entry of entries) {
    const index = Math.floor(entry / 128)
    const score = (fit * (entry % 128)) / MOST_WEIGHT
    if (score > (scores[index] ?? 0)) scores[index] = score
  }
}

/** The stations all words fit. */
function together([first, ...others]: readonly Pick<LookedFor, 'scores'>[]): SearchHit[] {
  const hits: SearchHit[] = []
  first?.scores.forEach((best, index) => {
    if (best === 0) return
    let score = best
    const everywhere = others.every(({ scores }) => {
      const also = scores[index] ?? 0
      score += also
      return also > 0
    })
    if (everywhere) hits.push({ index, score })
  })
  return hits.sort((a, b) => b.score - a.score)
}
