import type { StationPlace } from '../contract/station-place.ts'
import type { StationSummary } from '../contract/station.ts'
import type { Position } from './distance.ts'
import { foldedWords } from './fold-text.ts'
import { otherNames } from './town-names.ts'
import { fewestErrors, nearestSpellings } from './word-fit.ts'

/** A place in a search: a town, village, postcode or street. */
export interface Place {
  /** as written in the addresses of its stations or in content */
  name: string
  location: Position
}

interface Entry {
  name: string
  /** of its stations; a place without stations has its own location */
  locations: Position[]
  isTown: boolean
}

const MOST_SPELLINGS = 3

/** entry of a street with stations in several towns */
const SEVERAL = Symbol('several')

/**
 * Indexes the places of stations, and other places from content. If towns in two countries have the same name, the one with more stations is
 * used. A street that exists in several towns is only found together with its town.
 */
export function createPlaceIndex(stations: readonly StationSummary[], others: readonly StationPlace[]) {
  const places = new Map<string, Entry>()
  const towns = new Map<string, Entry>()
  const streetTowns = new Map<string, string | typeof SEVERAL>()

  function add(key: string, name: string, location: Position): void {
    const entry = places.get(key) ?? { name, locations: [], isTown: false }
    entry.locations.push(location)
    places.set(key, entry)
  }

  for (const { address, location } of stations) {
    if (!location) continue
    const { city, country, street, postalCode } = address
    const [town, road] = [keyOf(city), keyOf(street.replace(/\s\d.*$/, ''))]
    const entry = towns.get(`${country} ${town}`) ?? { name: city, locations: [], isTown: true }
    entry.locations.push(location)
    if (town !== '') towns.set(`${country} ${town}`, entry)
    const digits = postalCode.replace(/\s/g, '')
    if (/^\d{4,5}$/.test(digits)) add(digits, `${postalCode} ${city}`.trim(), location)
    if (road === '') continue
    const name = `${street.replace(/\s\d.*$/, '')}, ${city}`
    add(`${road} ${town}`, name, location)
    const known = streetTowns.get(road)
    streetTowns.set(road, known === undefined || known === town ? town : SEVERAL)
  }
  for (const [road, town] of streetTowns) {
    const entry = town === SEVERAL ? undefined : places.get(`${road} ${town}`)
    if (entry) places.set(road, entry)
  }
  for (const { name, location } of others) places.set(keyOf(name), { name, locations: [location], isTown: true })
  for (const [countryAndTown, entry] of towns) {
    const key = countryAndTown.slice(countryAndTown.indexOf(' ') + 1)
    const known = places.get(key)
    if (!known?.isTown || known.locations.length < entry.locations.length) places.set(key, entry)
  }

  // names in other languages; a town with this name itself has priority
  for (const entry of [...places.values()].filter(({ isTown }) => isTown))
    for (const other of otherNames(entry.name)) if (!places.get(keyOf(other))?.isTown) places.set(keyOf(other), entry)

  const townKeys = [...places].flatMap(([key, { isTown }]) => (isTown ? [key] : []))

  return {
    /** The place with these folded words as its name. */
    named: (words: readonly string[]): Place | undefined => placeOf(places.get(words.join(' ')) ?? places.get(words.join(''))),
    /** The town or village with the fewest typing errors. If there are several, the one with the most stations. */
    misspelt(words: readonly string[]): Place | undefined {
      const keys = fewestErrors(words.join(' '), townKeys)
      const [best] = keys.flatMap((key) => places.get(key) ?? []).toSorted((one, other) => other.locations.length - one.locations.length)
      return placeOf(best)
    },
    isTown: (words: readonly string[]): boolean => places.get(words.join(' '))?.isTown === true,
    /** Names of towns and villages like these words, with the fewest errors first. */
    like: (words: readonly string[]): string[] => [
      ...new Set(nearestSpellings(words.join(' '), townKeys, MOST_SPELLINGS).flatMap((key) => places.get(key)?.name ?? [])),
    ],
    /** Villages with this prefix. Towns are suggested with their stations instead. */
    beginning(words: readonly string[], limit: number): string[] {
      const text = words.join(' ')
      return text === ''
        ? []
        : others
            .flatMap(({ name }) => ([name, ...otherNames(name)].some((each) => keyOf(each).startsWith(text)) ? [name] : []))
            .slice(0, limit)
    },
  }
}

function keyOf(text: string): string {
  return foldedWords(text).join(' ')
}

/** Located at the median of its stations, so that one distant station has no effect. */
function placeOf(entry: Entry | undefined): Place | undefined {
  if (!entry) return undefined
  const { name, locations } = entry
  return { name, location: { lat: median(locations.map(({ lat }) => lat)), lon: median(locations.map(({ lon }) => lon)) } }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
