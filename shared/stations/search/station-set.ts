import type { StationSummary } from '../../contract/station.ts'
import { foldedWords } from '../../text/fold-text.ts'
import { MOST_SPELLINGS, type Spelling, spellingsLike } from '../../text/spellings.ts'
import type { KnownPlace } from '../places/nordic-places.ts'
import { createPlaceIndex, type Place } from '../places/place-index.ts'
import { absentFilters, filtersOf } from '../query/filters-of.ts'
import { chargingPower } from '../services/charging.ts'
import { GENERIC_WORDS } from './generic-words.ts'
import { readWords, tokensOf, wordsOf } from './read-words.ts'
import { type ResolvedText, resolveText } from './resolve-text.ts'
import { namesOfServices } from './service-words.ts'
import { createTermIndex, hitsOf, type IndexedStation } from './term-index.ts'

/** A locale's stations, which are sorted by name (sortByName), with their search index. */
export type StationSet = ReturnType<typeof createStationSet>

interface Names {
  /** the name of a service in the visitor's language, or '' */
  serviceName: (code: string) => string
  /** places with or without a station */
  places?: () => readonly KnownPlace[]
}

/** A shorter text is no beginning of a name. */
const FEWEST_LETTERS = 3
const NO_WORDS: ResolvedText = {
  services: [],
  serviceWords: [],
  rest: '',
  leftOut: '',
  isUnknown: false,
  isBeginning: false,
}

/** The index is built when the first words are searched, because that takes most of the time. */
export function createStationSet(list: readonly StationSummary[], names: Names) {
  const stations = list.map((station, index): IndexedStation => ({
    station,
    filters: filtersOf(station),
    power: chargingPower(station),
    index,
  }))
  let built: ReturnType<typeof createIndex> | undefined
  const index = () => (built ??= createIndex(stations, names))

  return {
    stations,
    /** The days of which any station has hours, in order. */
    dates: datesOf(list),
    /** The filters that no station has. */
    absent: absentFilters(stations),
    /** What a search text means: its services, and a place or stations. */
    read(text: string): ResolvedText {
      if (tokensOf(text).length === 0) return NO_WORDS
      const { words, places, terms } = index()
      return resolveText(readWords(text, words), places, terms)
    },
    /**
     * The stations whose names, addresses and services match every word, also its beginning, best
     * first. [] for a text without words.
     */
    search: (text: string) =>
      hitsOf(wordsOf(tokensOf(text)).map((word) => index().terms.beginning(word))),
    /**
     * What may be meant: places that begin like the words, then names of places, stations and
     * services that are spelled like them, best first.
     */
    spellings(text: string): string[] {
      const { places, spellings } = index()
      const unknown = wordsOf(tokensOf(text))
      const alike = spellingsLike(
        [...new Set([unknown.join(' '), unknown.join(''), ...unknown])],
        spellings(),
      )
      const whole = unknown.join(' ')
      const beginning =
        whole.length < FEWEST_LETTERS
          ? []
          : places.spellings().filter(({ key }) => key.startsWith(whole))
      return [...new Set([...beginning.map(({ name }) => name), ...alike])].slice(0, MOST_SPELLINGS)
    },
    placeNamed: (name: string): Place | undefined => index().places.named(foldedWords(name)),
    villagesBeginning: (text: string, limit: number) =>
      index().places.beginning(wordsOf(tokensOf(text)), limit),
  }
}

function createIndex(
  stations: readonly IndexedStation[],
  { serviceName, places: known = () => [] }: Names,
) {
  const places = createPlaceIndex(
    stations.map(({ station }) => station),
    known(),
  )
  const terms = createTermIndex(stations, { serviceName, townWords: places.townWords })
  const services = namesOfServices(serviceName).map(({ name, id }) => ({
    key: foldedWords(name).join(''),
    name,
    id,
  }))
  const words = {
    services: new Map(services.map(({ key, id }) => [key, id])),
    generic: new Set(GENERIC_WORDS.map((each) => foldedWords(each).join(''))),
    isName: terms.isName,
    isPlace: (words: readonly string[]) => places.named(words) !== undefined,
    isTown: places.isTown,
  }
  let spellings: Spelling[] | undefined
  return { places, terms, words, spellings: () => (spellings ??= allSpellings()) }

  /** Each once; the name of a place is preferred. */
  function allSpellings(): Spelling[] {
    const names: Spelling[] = [...services, ...terms.spellings(), ...places.spellings()]
    return [...new Map(names.map((each) => [each.key, each])).values()]
  }
}

/** Stations with equal weeks share one list (read-stations.ts). */
function datesOf(list: readonly StationSummary[]): string[] {
  const weeks = [...new Set(list.map(({ openingHours }) => openingHours))]
  return [...new Set(weeks.flatMap((week) => week.map(({ date }) => date)))].toSorted()
}
