import type { StationSummary } from '../../contract/station.ts'
import { foldedWords } from '../../text/fold-text.ts'
import type { Spelling } from '../../text/spellings.ts'
import { distanceBetween, type Position } from './distance.ts'
import type { KnownPlace } from './nordic-places.ts'

/** A place in a search: a town, village, postcode or street. */
export interface Place {
  /** as written in the addresses of its stations, or its own name in its country */
  name: string
  location: Position
}

interface Entry extends Place {
  isTown: boolean
  /** number of stations in a town */
  stations: number
  /** folded, of a town's names in all languages */
  words: readonly string[]
}

/** Words about places up to this distance from each other mean the same area. */
export const SAME_AREA_METRES = 100_000
/** A known place farther from the stations of a town is a namesake of the town. */
const SAME_TOWN_METRES = 40_000
/** five digits in Finland and Sweden, four in Norway */
const POSTCODE = /^\d{4,5}$/
/** The postcodes of a region share at least two digits. */
const LEAST_SHARED_DIGITS = 2

/**
 * Indexes the places of stations, and the known places. Of several places with one name the first
 * of these is meant: the town with the most stations, a place in a country with stations, the
 * larger place. A street that exists in several towns is only found together with its town.
 */
export function createPlaceIndex(
  stations: readonly StationSummary[],
  known: readonly KnownPlace[],
) {
  const located = stations.flatMap(({ address, location }) =>
    location ? [{ ...address, town: keyOf(address.city), location }] : [],
  )
  const towns = new Map<string, Entry>()
  for (const [key, group] of groupsOf(
    located,
    ({ country, town }) => town && `${country} ${town}`,
  )) {
    const name = group[0]?.city ?? ''
    towns.set(key, {
      name,
      words: foldedWords(name),
      location: middleOf(group),
      isTown: true,
      stations: group.length,
    })
  }
  const centred = new Set<Entry>()
  const countries = new Set(stations.map(({ address }) => address.country))
  const listed = known
    .map((place) => ({
      ...place,
      keys: place.names.map(keyOf),
      isHere: countries.has(place.country),
    }))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
    .map(({ names, location, country, keys, isHere }) => {
      const town = keys
        .flatMap((key) => towns.get(`${country} ${key}`) ?? [])
        .find((each) => distanceBetween(each.location, location) < SAME_TOWN_METRES)
      if (town) {
        // of several known places in a town, such as its districts, the first is the largest
        if (!centred.has(town)) town.location = location
        centred.add(town)
        town.words = [...new Set([...town.words, ...keys.flatMap((key) => key.split(' '))])]
      }
      return {
        names,
        keys,
        isHere,
        entry: town ?? { name: names[0], location, isTown: true, stations: 0, words: [] },
      }
    })

  const places = new Map<string, Entry>()
  /** by names with accents: Håbo is not Habo */
  const accented = new Map<string, Entry>()
  function add(key: string, entry: Entry, name?: string): void {
    if (!places.has(key)) places.set(key, entry)
    if (name !== undefined && !accented.has(name)) accented.set(name, entry)
  }
  for (const entry of [...towns.values()].toSorted((one, other) => other.stations - one.stations))
    add(keyOf(entry.name), entry)
  for (const { keys, entry, names } of listed) add(keys[0] ?? '', entry, names[0].toLowerCase())
  for (const { keys, entry, names } of listed)
    for (const [index, key] of keys.entries()) add(key, entry, names[index]?.toLowerCase())
  // before the streets
  const names = [...places]

  const roads = groupsOf(located, ({ street }) => keyOf(roadOf(street)))
  for (const [road, group] of roads) {
    const inTowns = groupsOf(group, ({ town }) => town || 'no town')
    for (const [town, some] of inTowns) {
      const name = some[0] ? `${roadOf(some[0].street)}, ${some[0].city}` : ''
      const entry = { name, words: [], location: middleOf(some), isTown: false, stations: 0 }
      add(`${road} ${town}`, entry)
      if (inTowns.size === 1) add(road, entry)
    }
  }
  const postcodes = Array.from(
    groupsOf(
      located,
      ({ postalCode, country }) => postalCode && `${country} ${postalCode.replace(/\s/g, '')}`,
    ),
    ([key, group]) => ({
      digits: key.slice(key.indexOf(' ') + 1),
      place: {
        name: `${group[0]?.postalCode} ${group[0]?.city}`.trim(),
        location: middleOf(group),
      },
    }),
  )

  return {
    /**
     * The place with these folded words as its name; also without spaces, and with aa, ae and oe
     * instead of å, ä and ö. `written` has the accents.
     */
    named(words: readonly string[], written?: string): Place | undefined {
      const keys = [words.join(' '), words.join('')]
      const plain = keys.map((key) => key.replace(/aa|ae|oe/g, (letters) => letters.charAt(0)))
      const entry =
        (written && accented.get(written.toLowerCase())) ||
        [...keys, ...plain].map((key) => places.get(key)).find(Boolean)
      return entry && { name: entry.name, location: entry.location }
    },
    isTown: (words: readonly string[]): boolean => places.get(words.join(' '))?.isTown === true,
    /**
     * The place of a postcode. Without a station it is the station with the nearest number, which
     * shares its first digits: `isExact` is false. With `beside`, only in the same area.
     */
    ofPostcode(digits: string, beside?: Position): { place: Place; isExact: boolean } | undefined {
      if (!POSTCODE.test(digits)) return undefined
      const region = digits.slice(0, LEAST_SHARED_DIGITS)
      let best: (typeof postcodes)[number] | undefined
      const difference = (each: typeof best) =>
        each ? Math.abs(Number(each.digits) - Number(digits)) : Infinity
      for (const each of postcodes) {
        if (
          each.digits.length !== digits.length ||
          !each.digits.startsWith(region) ||
          difference(each) >= difference(best)
        )
          continue
        if (
          beside === undefined ||
          distanceBetween(beside, each.place.location) <= SAME_AREA_METRES
        )
          best = each
      }
      if (!best) return undefined
      const isExact = best.digits === digits
      return { place: isExact ? best.place : { ...best.place, name: digits }, isExact }
    },
    /** The words of a town's names in all languages. */
    townWords: ({ city, country }: StationSummary['address']): readonly string[] =>
      towns.get(`${country} ${keyOf(city)}`)?.words ?? foldedWords(city),
    /** Towns and villages, to compare spellings with: first those with the most stations. */
    spellings: (): Spelling[] => names.map(([key, { name }]) => ({ key, name })),
    /**
     * Places without a station in the countries of the stations, with this prefix. Towns are
     * suggested with their stations instead.
     */
    beginning(words: readonly string[], limit: number): string[] {
      const text = words.join(' ')
      if (text === '') return []
      const found = listed.filter(
        ({ keys, entry, isHere }) =>
          isHere && entry.stations === 0 && keys.some((key) => key.startsWith(text)),
      )
      return [...new Set(found.slice(0, limit).map(({ entry }) => entry.name))]
    },
  }
}

function keyOf(text: string): string {
  return foldedWords(text).join(' ')
}

/** 'Kauppakatu 7' → 'Kauppakatu' */
function roadOf(street: string): string {
  return street.replace(/\s\d.*$/, '')
}

/** In the order of the first item of each group. Items with an empty key are left out. */
function groupsOf<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = key(item)
    const group = groups.get(name) ?? []
    group.push(item)
    if (name !== '') groups.set(name, group)
  }
  return groups
}

/** The median, so that one distant station has no effect. */
function middleOf(some: readonly { location: Position }[]): Position {
  if (some.length === 1 && some[0]) return some[0].location
  return {
    lat: median(some.map(({ location }) => location.lat)),
    lon: median(some.map(({ location }) => location.lon)),
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
