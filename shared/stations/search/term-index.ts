import type { StationSummary } from '../../contract/station.ts'
import { foldedWords } from '../../text/fold-text.ts'
import type { Spelling } from '../../text/spellings.ts'
import { type FitOf, startFit, startOrInsideFit } from '../../text/word-fit.ts'
import type { FilterIds } from '../query/filters-of.ts'
import { STATION_FILTERS } from '../services/station-filters.ts'

/** A station with its search data. */
export interface IndexedStation {
  station: StationSummary
  filters: FilterIds
  /** kilowatts of the strongest charger; 0 is unknown, undefined without a charger */
  power: number | undefined
  /** position in the list of all stations */
  index: number
}

export interface StationHit extends IndexedStation {
  /** sum of 0 to 1 per search word */
  score: number
}

/** A search term: a word of names and addresses, or the name of a service. */
interface Term {
  spellings: readonly string[]
  places: { found: IndexedStation; weight: number }[]
}

export interface Match {
  term: Term
  fit: number
}

/** Weights of the parts of a station. A match's score is weight × fit. */
const WEIGHTS = { city: 1, name: 0.95, postalCode: 0.9, street: 0.7, service: 0.6 }
/** A word of more stations, such as a brand, does not tell them apart. */
const COMMON_SHARE = 0.5

interface TermOptions {
  serviceName: (code: string) => string
  /** folded, of the names of the station's town in all languages */
  townWords: (address: StationSummary['address']) => readonly string[]
}

export type TermIndex = ReturnType<typeof createTermIndex>

/** The words of names and addresses, and the names of services. */
export function createTermIndex(
  stations: readonly IndexedStation[],
  { serviceName, townWords }: TermOptions,
) {
  const names = new Map<string, Term>()
  const services = new Map<string, Term>()

  function addService(code: string): Term {
    return termOf(services, code, () => spellingsOf(foldedWords(serviceName(code))))
  }

  // also filters that no station has
  for (const { id } of STATION_FILTERS) addService(id)
  for (const found of stations) {
    const { name, address, services: codes } = found.station
    const parts = {
      name: foldedWords(name),
      city: townWords(address),
      street: foldedWords(address.street),
      postalCode: foldedWords(`${address.postalCode} ${address.postalCode.replace(/\s/g, '')}`),
    }
    for (const part of ['name', 'city', 'street', 'postalCode'] as const)
      for (const word of parts[part])
        termOf(names, word, () => [word]).places.push({ found, weight: WEIGHTS[part] })
    for (const code of new Set([...codes, ...found.filters]))
      addService(code).places.push({ found, weight: WEIGHTS.service })
  }

  const isName = (word: string): boolean => names.has(word)

  /** A whole name is not searched inside service names: the town Aura must not match "restaurant". */
  function servicesFor(word: string): Match[] {
    return matchesIn(services, isName(word) ? startFit(word) : startOrInsideFit(word))
  }

  return {
    /** Whether it is a word of a name or an address. */
    isName,
    isCommon(word: string): boolean {
      const found = new Set(names.get(word)?.places.map((place) => place.found))
      return found.size > COMMON_SHARE * stations.length
    },
    isService: (word: string): boolean => !isName(word) && servicesFor(word).length > 0,
    /** Names and addresses with this word. */
    exact(word: string): Match[] {
      const term = names.get(word)
      return term ? [{ term, fit: 1 }] : []
    },
    /** Names and addresses with words that begin like this, and services. */
    beginning: (word: string): Match[] => [
      ...matchesIn(names, startFit(word)),
      ...servicesFor(word),
    ],
    /** Words of names, to compare spellings with. */
    spellings: () => spellingsIn(stations),
  }
}

function spellingsIn(stations: readonly IndexedStation[]): Spelling[] {
  const written = new Set(stations.flatMap(({ station }) => station.name.split(' ')))
  return Array.from(written, (name) => ({ key: foldedWords(name).join(' '), name }))
}

/** 'car wash 24 h' is also found as 'carwash', '24h' and 'carwash24h'. */
function spellingsOf(words: readonly string[]): string[] {
  return [
    ...words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]),
    words.join(''),
  ]
}

function termOf(terms: Map<string, Term>, key: string, spellings: () => string[]): Term {
  const known = terms.get(key)
  if (known) return known
  const term: Term = { spellings: spellings(), places: [] }
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

/** The stations that match all words; each word counts with its best match. [] without words. */
export function hitsOf(words: readonly Match[][]): StationHit[] {
  let scores: Map<IndexedStation, number> | undefined
  for (const matches of words) {
    const best = new Map<IndexedStation, number>()
    for (const { term, fit } of matches)
      for (const { found, weight } of term.places) {
        if (!scores || scores.has(found))
          best.set(found, Math.max(best.get(found) ?? 0, fit * weight))
      }
    for (const [found, score] of best) best.set(found, score + (scores?.get(found) ?? 0))
    scores = best
  }
  const hits = Array.from(scores ?? [], ([found, score]) => ({ ...found, score }))
  return hits.sort((one, other) => other.score - one.score || one.index - other.index)
}
