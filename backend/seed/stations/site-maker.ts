import type { StationNetwork } from '#shared/contract/network.ts'
import type { Country } from '#shared/locale/locales.ts'
import { type Place, readList } from '../../content/stations/read-lists.ts'
import type { StationLanguage } from '../../content/stations/station-language.ts'
import { STREETS } from '../../content/stations/streets.ts'
import { chanceOf } from './chance.ts'
import { localTraits } from './country-plans.ts'
import { postalCodesOf } from './postal-codes.ts'
import type { UnnumberedSite } from './site.ts'
import type { Town } from './towns.ts'

const BOAT_STATIONS: Record<StationLanguage, string> = { fi: 'Venesatama', sv: 'Båtmack', no: 'Marina' }

export function siteMaker(country: Country, towns: readonly Town[]) {
  const postalCode = postalCodesOf(country, towns)

  return function siteIn(town: Town, place: Place & { street?: string }, network: StationNetwork): UnnumberedSite {
    const traits = localTraits(country, town)
    const name = nameOf(town, place, network, traits.language)
    const chance = chanceOf(name)
    const street = place.street ?? chance.pick(readList(STREETS[traits.language]))
    return {
      name,
      network,
      address: { street: `${street} ${chance.between(1, 96)}`, postalCode: postalCode(town, place.name), city: town.name, country },
      location: { lat: place.lat, lon: place.lon },
      ...traits,
    }
  }
}

/** 'St1 Helsinki Herttoniemi', 'St1 Kuhmo', 'St1 Truck Mora', 'St1 Marina Risør' */
function nameOf(town: Town, place: Place, network: StationNetwork, language: StationLanguage): string {
  if (network === 'TRUCK') return `St1 Truck ${town.name}`
  if (network === 'MARINE') return `St1 ${BOAT_STATIONS[language]} ${town.name}`
  return `St1 ${town.name} ${place.name}`.trim()
}
