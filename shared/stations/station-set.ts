import type { StationPlace } from '../contract/station-place.ts'
import type { StationSummary } from '../contract/station.ts'
import { type FilterIds, filtersOf } from './filters-of.ts'
import { foldedWords } from './fold-text.ts'
import { createPlaceIndex, type Place } from './place-index.ts'
import { STATION_FILTERS } from './station-filters.ts'
import { type FitOf, misspeltFit, startFit, startOrInsideFit } from './word-fit.ts'

/** A station with what finding it needs. */
export interface IndexedStation {
  station: StationSummary
  filters: FilterIds
  /** in the list of all */
  index: number
}

interface SearchHit extends IndexedStation {
  /** 0..1 for each word of the search */
  score: number
}

/** All stations of a locale in the order of their names (sortByName), ready to be found. */
export type StationSet = ReturnType<typeof createStationSet>

/** What can be searched for: a word of names and addresses, or a service by the words of its name. */
interface Term {
  spellings: readonly string[]
  places: { found: IndexedStation; weight: number }[]
}

interface Match {
  term: Term
  fit: number
}

/** Which part of a station a word stands in counts as much as how well it fits. */
const WEIGHTS = { city: 1, name: 0.95, postalCode: 0.9, street: 0.7, service: 0.6 }
const MAX_TEXT = 100
const MAX_WORDS = 6
/** of Finland and Sweden, of Norway */
const POSTCODE = /^\d{4,5}$/
/** A region's postcodes share these. */
const LEAST_SHARED_DIGITS = 2

/**
 * `serviceName` gives a service's name in the visitor's language, '' for one without. A station is also found by the names of its filters.
 * `others` are places without a station.
 */
export function createStationSet(
  list: readonly StationSummary[],
  serviceName: (code: string) => string,
  others: readonly StationPlace[] = [],
) {
  const stations = list.map((station, index): IndexedStation => ({ station, filters: filtersOf(station), index }))
  const names = new Map<string, Term>()
  const services = new Map<string, Term>()
  const places = createPlaceIndex(list, others)

  function addService(code: string): Term {
    return termOf(services, code, () => spellingsOf(foldedWords(serviceName(code))))
  }

  // every filter is known, also one that no station has: "bastu" is no misspelt Båstad
  for (const { id } of STATION_FILTERS) addService(id)
  for (const found of stations) {
    const { name, address, services: codes } = found.station
    const texts = { ...address, name, postalCode: `${address.postalCode} ${postcodeOf(found)}` }
    for (const part of ['name', 'city', 'street', 'postalCode'] as const)
      for (const word of foldedWords(texts[part])) termOf(names, word, () => [word]).places.push({ found, weight: WEIGHTS[part] })
    for (const code of new Set([...codes, ...found.filters])) addService(code).places.push({ found, weight: WEIGHTS.service })
  }

  /** A whole name is not looked for inside a service: Aura, restaurant. */
  function servicesFor(word: string): Match[] {
    return matchesIn(services, names.has(word) ? startFit(word) : startOrInsideFit(word))
  }

  function misspelt(word: string): Match[] {
    return [names, services].flatMap((terms) => matchesIn(terms, misspeltFit(word)))
  }

  function spelledMatches(word: string): Match[] {
    return [...matchesIn(names, startFit(word)), ...servicesFor(word)]
  }

  function matchesOf(word: string): Match[] {
    const found = spelledMatches(word)
    return found.length > 0 ? found : misspelt(word)
  }

  function isService(word: string): boolean {
    return !names.has(word) && servicesFor(word).length > 0
  }

  /** The words of a text that name a service and no place: 'sauna' of 'sauna helsinki'. */
  function serviceWords(text: string): string {
    const written = text.split(/\s+/).map((word) => ({ word, folded: foldedWords(word) }))
    return written.flatMap(({ word, folded }) => (folded.length > 0 && folded.every(isService) ? [word] : [])).join(' ')
  }

  /** A word that only begins a name may be a typing error. One that names a service, or is a whole name, is none. */
  function guessesFor(word: string): Match[] {
    const isSure = names.has(word) || servicesFor(word).length > 0
    return isSure ? matchesOf(word) : [...matchesOf(word), ...misspelt(word)]
  }

  /** A postcode that no station has: the stations that share most of its first digits. */
  function nearPostcode(digits: string): SearchHit[] {
    if (!POSTCODE.test(digits)) return []
    for (let shared = digits.length - 1; shared >= LEAST_SHARED_DIGITS; shared--) {
      const hits = stations.filter((found) => postcodeOf(found).startsWith(digits.slice(0, shared)))
      if (hits.length > 0) return hits.map((hit) => ({ ...hit, score: 1 }))
    }
    return []
  }

  return {
    stations,
    /** The stations that fit every word, best first, then in the order of the list; [] for a text without words. */
    search(text: string): SearchHit[] {
      const words = searchedWords(text)
      const hits = hitsOf(words.map(matchesOf))
      if (hits.length > 0) return hits
      const guessed = hitsOf(words.map(guessesFor))
      return guessed.length > 0 ? guessed : nearPostcode(words.join(''))
    },
    serviceWords,
    /** The place that a text names, and what else it asks for: 'sauna' of 'sauna Helsinki'. A typing error is looked for where the words find nothing. */
    placeIn(text: string): { place: Place; services: string } | undefined {
      const words = searchedWords(text)
      const rest = words.filter((word) => !isService(word))
      if (rest.length === 0) return undefined
      const place = places.named(rest) ?? (hitsOf(words.map(spelledMatches)).length === 0 ? places.misspelt(rest) : undefined)
      return place && { place, services: serviceWords(text) }
    },
    villagesLike: (text: string, limit: number) => places.beginning(searchedWords(text), limit),
  }
}

function searchedWords(text: string): string[] {
  return foldedWords(text.slice(0, MAX_TEXT)).slice(0, MAX_WORDS)
}

/** '417 06' → '41706' */
function postcodeOf({ station }: IndexedStation): string {
  return station.address.postalCode.replace(/\s/g, '')
}

/** 'car wash 24 h' is also looked for as 'carwash', '24h' and 'carwash24h'. */
function spellingsOf(words: readonly string[]): string[] {
  return [...words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]), words.join('')]
}

function termOf(terms: Map<string, Term>, key: string, spellings: () => string[]): Term {
  const term = terms.get(key) ?? { spellings: spellings(), places: [] }
  terms.set(key, term)
  return term
}

function matchesIn(terms: ReadonlyMap<string, Term>, fitOf: FitOf): Match[] {
  const matches: Match[] = []
  for (const term of terms.values()) {
    const fit = term.spellings.reduce((best, spelling) => Math.max(best, fitOf(spelling)), 0)
    if (fit > 0) matches.push({ term, fit })
  }
  return matches
}

/** The stations that all words fit, each word by its best match. */
function hitsOf(words: readonly Match[][]): SearchHit[] {
  let scores: Map<IndexedStation, number> | undefined
  for (const matches of words) {
    const best = new Map<IndexedStation, number>()
    for (const { term, fit } of matches)
      for (const { found, weight } of term.places) {
        if (!scores || scores.has(found)) best.set(found, Math.max(best.get(found) ?? 0, fit * weight))
      }
    for (const [found, score] of best) best.set(found, score + (scores?.get(found) ?? 0))
    scores = best
  }
  const hits = Array.from(scores ?? [], ([found, score]) => ({ ...found, score }))
  return hits.sort((one, other) => other.score - one.score || one.index - other.index)
}
