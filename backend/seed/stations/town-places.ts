import type { Country } from '#shared/locale/locales.ts'
import { districtsOf } from '../../content/stations/districts.ts'
import { type Place, readList } from '../../content/stations/read-lists.ts'
import type { StationLanguage } from '../../content/stations/station-language.ts'
import { STREETS } from '../../content/stations/streets.ts'
import { chanceOf } from './chance.ts'
import { localTraits } from './country-plans.ts'
import { kilometresBetween, nearest, towards } from './distance.ts'
import type { Town } from './towns.ts'

const CENTRES: Record<StationLanguage, string> = { fi: 'Keskusta', sv: 'Centrum', no: 'Sentrum' }

/** How many stations a town may have beside those in its districts: they are named by their street. */
const STREET_PLACES = 6

interface TownPlace extends Place {
  /** the place is named by this street */
  street?: string
}

/** Where in a town stations can stand, the likeliest first: its districts, else its centre; then along the roads to its neighbours, which are on land. */
export function placesFinder(country: Country, towns: readonly Town[]): (town: Town) => TownPlace[] {
  const districts = districtsOf(country)
  const found = new Map<Town, TownPlace[]>()

  return function placesIn(town) {
    const places = found.get(town) ?? findPlaces(town)
    found.set(town, places)
    return places
  }

  function findPlaces(town: Town): TownPlace[] {
    const { language } = localTraits(country, town)
    const neighbours = nearest(town, towns, STREET_PLACES + 1).filter((other) => other !== town)
    return [
      ...(districts.get(town.name)?.map(near) ?? [centreOf(town, neighbours, CENTRES[language])]),
      ...roadsOf(town, neighbours, language),
    ]
  }
}

function centreOf(town: Town, [neighbour = town]: readonly Town[], name: string): TownPlace {
  return { name, ...towards(town, neighbour, 0.2 + chanceOf(`centre of ${town.name}`).next() * 0.3) }
}

function roadsOf(town: Town, neighbours: readonly Town[], language: StationLanguage): TownPlace[] {
  const chance = chanceOf(`roads of ${town.name}`)
  const streets = readList(STREETS[language])
  const first = chance.between(0, streets.length - 1)
  return neighbours.map((neighbour, index) => {
    const street = streets[(first + index * 5) % streets.length] ?? ''
    // on this town's side of the way
    const kilometres = Math.min(0.6 + chance.next() * 0.8, kilometresBetween(town, neighbour) * 0.4)
    return { name: street, street, ...towards(town, neighbour, kilometres) }
  })
}

/** Within some 150 m: districts are given to about that. */
function near({ name, lat, lon }: Place): TownPlace {
  const chance = chanceOf(`near ${name} ${lat}`)
  const place = { lat: lat + (chance.next() - 0.5) * 0.002, lon: lon + (chance.next() - 0.5) * 0.004 }
  return { name, ...towards(place, place, 1) }
}
