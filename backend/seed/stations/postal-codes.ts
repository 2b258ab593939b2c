import type { Country } from '#shared/locale/locales.ts'
import { readPairs } from '../../content/stations/read-lists.ts'
import { POSTAL_REGIONS } from '../../content/stations/postal-regions.ts'
import { chanceOf } from './chance.ts'
import { nearest } from './distance.ts'
import type { Town } from './towns.ts'

/** Makes postal codes that begin as those of the region do: 33720, 417 06, 7041. The stations of a small town share theirs. */
export function postalCodesOf(country: Country, towns: readonly Town[]): (town: Town, place: string) => string {
  const regions = readPairs(POSTAL_REGIONS[country]).map(([name, beginning]) => {
    const town = towns.find((candidate) => candidate.name === name)
    if (town === undefined) throw new Error(`${name} (${country}) has postal codes and is no town: see content/stations/town-names.ts.`)
    return { lat: town.lat, lon: town.lon, beginning }
  })
  return function postalCode(town, place) {
    const [region] = nearest(town, regions, 1)
    const beginning = region?.beginning ?? ''
    const chance = chanceOf(`post ${town.name} ${town.population > 20_000 ? place : ''}`)
    if (country === 'FI') return `${beginning}${chance.between(1, 9)}${chance.between(0, 8)}0`
    if (country === 'SE') return `${beginning}${chance.between(1, 9)} ${chance.between(30, 98)}`
    return `${beginning}${chance.between(10 ** (3 - beginning.length), 10 ** (4 - beginning.length) - 1)}`
  }
}
