import type { StationPlace } from '../contract/station-place.ts'
import type { StationSummary } from '../contract/station.ts'
import { chargingPower } from './charging.ts'
import { absentFilters, type FilterIds, filtersOf } from './filters-of.ts'
import { foldedWords } from './fold-text.ts'
import { createPlaceIndex, type Place } from './place-index.ts'
import { readWords, type ReadWords } from './read-words.ts'
import { serviceKeys } from './service-words.ts'
import { STATION_FILTERS } from './station-filters.ts'
import { otherNames } from './town-names.ts'
import { type FitOf, misspeltFit, startFit, startOrInsideFit } from './word-fit.ts'

/** A station with its search data. */
export interface IndexedStation {
  station: StationSummary
  filters: FilterIds
  /** kilowatts of the strongest charger; 0 is unknown, undefined without a charger */
  power: number | undefined
  /** position in the list of all stations */
  index: number
}

interface SearchHit extends IndexedStation {
  /** sum of 0 to 1 per search word */
  score: number
}

/** The search index of a locale's stations, which are sorted by name (sortByName). */
export type StationSet = ReturnType<typeof createStationSet>

/** A search term: a word of names and addresses, or the name of a service. */
interface Term {
  spellings: readonly string[]
  places: { found: IndexedStation; weight: number }[]
}

interface Match {
  term: Term
  fit: number
}

/** Weights of the parts of a station. A match's score is weight × fit. */
const WEIGHTS = { city: 1, name: 0.95, postalCode: 0.9, street: 0.7, service: 0.6 }
const MAX_TEXT = 100
const MAX_WORDS = 6
/** five digits in Finland and Sweden, four in Norway */
const POSTCODE = /^\d{4,5}$/
/** The postcodes of a region share at least two digits. */
const LEAST_SHARED_DIGITS = 2

/**
 * Builds the index. `serviceName` returns the name of a service in the visitor's language, or ''. A station is also found by the names of its
 * filters. `others` are places without a station.
 */
export function createStationSet(
  list: readonly StationSummary[],
  serviceName: (code: string) => string,
  others: readonly StationPlace[] = [],
) {
  const stations = list.map((station, index): IndexedStation => ({
    station,
    filters: filtersOf(station),
    power: chargingPower(station),
    index,
  }))
  const names = new Map<string, Term>()
  const services = new Map<string, Term>()
  const places = createPlaceIndex(list, others)

  function addService(code: string): Term {
    return termOf(services, code, () => spellingsOf(foldedWords(serviceName(code))))
  }

  // also filters that no station has, so that "bastu" (sauna) is not read as a misspelt Båstad
  for (const { id } of STATION_FILTERS) addService(id)
  for (const found of stations) {
    const { name, address, services: codes } = found.station
    const city = [address.city, ...otherNames(address.city)].join(' ')
    const texts = { ...address, name, city, postalCode: `${address.postalCode} ${postcodeOf(found)}` }
    for (const part of ['name', 'city', 'street', 'postalCode'] as const)
      for (const word of foldedWords(texts[part])) termOf(names, word, () => [word]).places.push({ found, weight: WEIGHTS[part] })
    for (const code of new Set([...codes, ...found.filters])) addService(code).places.push({ found, weight: WEIGHTS.service })
  }

  const known = { services: serviceKeys(serviceName), isName: (word: string) => names.has(word), isTown: places.isTown }

  /** A whole name is not searched inside service names: the town Aura must not match "restaurant". */
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

  /** The words of a text that name a service and not a place: 'sauna' in 'sauna helsinki'. */
  function serviceWords(text: string): string {
    const written = text.split(/\s+/).map((word) => ({ word, folded: foldedWords(word) }))
    return written.flatMap(({ word, folded }) => (folded.length > 0 && folded.every(isService) ? [word] : [])).join(' ')
  }

  /** A prefix of a name may also be a typing error. A service or a whole name is not. */
  function guessesFor(word: string): Match[] {
    const isSure = names.has(word) || servicesFor(word).length > 0
    return isSure ? matchesOf(word) : [...matchesOf(word), ...misspelt(word)]
  }

  /** For a postcode without a station: the stations that share most of its first digits. */
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
    /** The stations that match every word, best first, then in the order of the list. [] for a text without words. */
    search(text: string): SearchHit[] {
      const words = searchedWords(text)
      const hits = hitsOf(words.map(matchesOf))
      if (hits.length > 0) return hits
      const guessed = hitsOf(words.map(guessesFor))
      return guessed.length > 0 ? guessed : nearPostcode(words.join(''))
    },
    serviceWords,
    /** The filters that no station has. */
    absent: absentFilters(stations),
    /** Services among the words of a text, and the rest. */
    readWords: (text: string): ReadWords => readWords(text.slice(0, MAX_TEXT), known),
    /** Names of places like the one in a text, best first. */
    spellings: (text: string) => places.like(searchedWords(text)),
    /** The place that a text names, and the services in it: 'sauna' in 'sauna Helsinki'. Typing errors are only considered when the words find nothing. */
    placeIn(text: string): { place: Place; services: string } | undefined {
      const words = searchedWords(text)
      const rest = words.filter((word) => !isService(word))
      if (rest.length === 0) return undefined
      const place = places.named(rest) ?? (hitsOf(words.map(spelledMatches)).length === 0 ? places.misspelt(rest) : undefined)
      return place && { place, services: serviceWords(text) }
    },
    placeNamed: (name: string): Place | undefined => places.named(foldedWords(name)),
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

/** 'car wash 24 h' is also found as 'carwash', '24h' and 'carwash24h'. */
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

/** The stations that match all words; each word counts with its best match. */
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
