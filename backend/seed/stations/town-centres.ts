import { COUNTRIES, type Country } from '#shared/locale/locales.ts'
import { allSites } from './all-sites.ts'
import { townsOf } from './towns.ts'

/** Some hundred metres: it is a middle. */
const DECIMALS = 2

interface TownCentre {
  country: Country
  name: string
  lat: number
  lon: number
}

/** Towns and villages with one station or none: their middle is nowhere else. That of the others is the middle of their stations. */
export function townCentres(): TownCentre[] {
  return COUNTRIES.flatMap((country) => {
    const cities = allSites().flatMap(({ address }) => (address.country === country ? [address.city] : []))
    const several = new Set(cities.filter((city, index) => cities.indexOf(city) < index))
    return townsOf(country)
      .filter(({ name }) => !several.has(name))
      .map(({ name, lat, lon }) => ({ country, name, lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) }))
  })
}
