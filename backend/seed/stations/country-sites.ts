import type { Country } from '#shared/locale/locales.ts'
import { HARBOURS } from '../../content/stations/harbours.ts'
import { type Place, readPlaces } from '../../content/stations/read-lists.ts'
import { STATIONS_PREVIEW } from '../../content/stations-preview.ts'
import { slugOf } from '../../stations/slug-of.ts'
import { localTraits, PLANS } from './country-plans.ts'
import { nearest, towards } from './distance.ts'
import { siteMaker } from './site-maker.ts'
import type { Site, UnnumberedSite } from './site.ts'
import { placesFinder } from './town-places.ts'
import { type Town, townsOf } from './towns.ts'

/** Truck stations stand at towns that long roads lead to, not in the midst of capitals. */
const TRUCK_TOWN = { smallest: 5_000, largest: 130_000 }

/** The country's stations: those the editors named, then the others shared out among the towns, then trucks' and boats'. */
export function countrySites(country: Country): Site[] {
  const { stations, trucks, firstNumber } = PLANS[country]
  const towns = townsOf(country)
  const siteIn = siteMaker(country, towns)
  const harbours = readPlaces(HARBOURS[country])
  const unnumbered = [
    ...townSites(country, towns, stations - trucks - harbours.length),
    ...truckTowns(towns, trucks).map((town) => siteIn(town, roadside(town, towns), 'TRUCK')),
    ...harbours.map((place) => siteIn(townNamed(place.name, towns), place, 'MARINE')),
  ]
  return [
    ...namedStations(country).map((station): Site => ({
      ...station,
      ...localTraits(country, townNamed(station.address.city, towns)),
      network: 'MAIN',
    })),
    ...unnumbered.map((site, index) => ({ ...site, id: `${country.toLowerCase()}-${firstNumber + index}`, slug: slugOf(site.name) })),
  ]
}

function townSites(country: Country, towns: readonly Town[], count: number): UnnumberedSite[] {
  const siteIn = siteMaker(country, towns)
  const placesIn = placesFinder(country, towns)
  // no more towns than stations can have one
  const sharesOf = (seats: number) => shareOut(towns.slice(0, count), seats, (town) => placesIn(town).length)
  // an editor's station in a village without a share takes the seat of the smallest town
  const shared = new Set([...sharesOf(count).keys()].map(({ name }) => name))
  const shares = sharesOf(count - namedStations(country).filter(({ address }) => !shared.has(address.city)).length)
  return [...shares].flatMap(([town, share]) => {
    const named = namedStations(country).filter(({ address }) => address.city === town.name).length
    const places = placesIn(town).slice(0, share - named)
    return places.map((place) => siteIn(town, share === 1 ? { ...place, name: '' } : place, 'MAIN'))
  })
}

function namedStations(country: Country) {
  return STATIONS_PREVIEW.filter(({ address }) => address.country === country)
}

function truckTowns(towns: readonly Town[], count: number): Town[] {
  const fit = towns.filter(({ population }) => population >= TRUCK_TOWN.smallest && population <= TRUCK_TOWN.largest)
  return fit.filter((_town, index) => Math.floor(((index + 1) * count) / fit.length) > Math.floor((index * count) / fit.length))
}

function roadside(town: Town, towns: readonly Town[]): Place {
  const [, , neighbour = town] = nearest(town, towns, 3)
  return { name: '', ...towards(town, neighbour, 1.8) }
}

function townNamed(name: string, towns: readonly Town[]): Town {
  const town = towns.find((candidate) => candidate.name === name)
  if (town === undefined) throw new Error(`${name} has a station and is no town: see content/stations/town-names.ts.`)
  return town
}

/** How fast the number of stations grows with a town: a capital has dozens, not hundreds. */
const POPULATION_POWER = 0.66

interface Sharing {
  name: string
  population: number
}

/** `seats` stations shared out among the towns by population (Sainte-Laguë): several in big towns, one in small ones, none in the smallest. */
export function shareOut<T extends Sharing>(towns: readonly T[], seats: number, atMost: (town: T) => number): Map<T, number> {
  const shares = new Map<T, number>()
  for (let seat = 0; seat < seats; seat += 1) {
    let next: T | undefined
    let best = 0
    for (const town of towns) {
      const has = shares.get(town) ?? 0
      const claim = town.population ** POPULATION_POWER / (2 * has + 1)
      if (claim > best && has < atMost(town)) [next, best] = [town, claim]
    }
    if (next === undefined) throw new Error(`The towns have no room for ${seats} stations.`)
    shares.set(next, (shares.get(next) ?? 0) + 1)
  }
  return shares
}
