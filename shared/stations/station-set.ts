import type { StationSummary } from '../contract/station.ts'
import { chargingPower } from './charging.ts'
import { absentFilters, filtersOf } from './filters-of.ts'
import { foldedWords } from './fold-text.ts'
import { GENERIC_WORDS } from './generic-words.ts'
import type { KnownPlace } from './nordic-places.ts'
import { createPlaceIndex, type Place } from './place-index.ts'
import { type ReadText, readText } from './read-text.ts'
import { readWords, tokensOf, wordsOf } from './read-words.ts'
import { namesOfServices } from './service-words.ts'
import { MOST_SPELLINGS, type Spelling, spellingsLike } from './spellings.ts'
import { createTermIndex, hitsOf, type IndexedStation } from './term-index.ts'

/** The search index of a locale's stations, which are sorted by name (sortByName). */
export type StationSet = ReturnType<typeof createStationSet>

/** A shorter text is no beginning of a name. */
const FEWEST_LETTERS = 3

/** Builds the index. `serviceName` returns the name of a service in the visitor's language, or ''. `known` are places with or without a station. */
export function createStationSet(
  list: readonly StationSummary[],
  serviceName: (code: string) => string,
  known: readonly KnownPlace[] = [],
) {
  const stations = list.map((station, index): IndexedStation => ({
    station,
    filters: filtersOf(station),
    power: chargingPower(station),
    index,
  }))
  const places = createPlaceIndex(list, known)
  const terms = createTermIndex(stations, { serviceName, townWords: places.townWords })
  const services = namesOfServices(serviceName).map(({ name, id }) => ({ key: foldedWords(name).join(''), name, id }))
  const words = {
    services: new Map(services.map(({ key, id }) => [key, id])),
    generic: new Set(GENERIC_WORDS.map((each) => foldedWords(each).join(''))),
    isName: terms.isName,
    isPlace: (words: readonly string[]) => places.named(words) !== undefined,
    isTown: places.isTown,
  }
  // each once; the name of a place is preferred
  const names: Spelling[] = [...services, ...terms.spellings, ...places.spellings]
  const spellings = [...new Map(names.map((each) => [each.key, each])).values()]

  return {
    stations,
    /** The days of which any station has hours, in order. */
    dates: datesOf(list),
    /** The filters that no station has. */
    absent: absentFilters(stations),
    /** What a search text means: its services, and a place or stations. */
    read: (text: string): ReadText => readText(readWords(text, words), places, terms),
    /** The stations whose names, addresses and services match every word, also its beginning, best first. [] for a text without words. */
    search: (text: string) => hitsOf(wordsOf(tokensOf(text)).map(terms.beginning)),
    /** What may be meant: places that begin like the words, then names of places, stations and services that are spelled like them, best first. */
    spellings(text: string): string[] {
      const unknown = wordsOf(tokensOf(text))
      const alike = spellingsLike([...new Set([unknown.join(' '), unknown.join(''), ...unknown])], spellings)
      const whole = unknown.join(' ')
      const beginning = whole.length < FEWEST_LETTERS ? [] : places.spellings.filter(({ key }) => key.startsWith(whole))
      return [...new Set([...beginning.map(({ name }) => name), ...alike])].slice(0, MOST_SPELLINGS)
    },
    placeNamed: (name: string): Place | undefined => places.named(foldedWords(name)),
    villagesBeginning: (text: string, limit: number) => places.beginning(wordsOf(tokensOf(text)), limit),
  }
}

/** Stations with equal weeks share one list (read-stations.ts). */
function datesOf(list: readonly StationSummary[]): string[] {
  const weeks = [...new Set(list.map(({ openingHours }) => openingHours))]
  return [...new Set(weeks.flatMap((week) => week.map(({ date }) => date)))].toSorted()
}
