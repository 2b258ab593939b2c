import { COUNTRIES, type Country } from '#shared/locale/locales.ts'
import { allSites } from './all-sites.ts'
import { townsOf } from './towns.ts'

/** some hundred metres: a place is a middle */
const DECIMALS = 2

/** Towns and villages where no station stands. A visitor who searches for one is shown the stations around it. */
export function placesWithoutStations(): { country: Country; name: string; lat: number; lon: number }[] {
  return COUNTRIES.flatMap((country) => {
    const cities = new Set(allSites().flatMap(({ address }) => (address.country === country ? [address.city] : [])))
    return townsOf(country)
      .filter(({ name }) => !cities.has(name))
      .map(({ name, lat, lon }) => ({ country, name, lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) }))
  })
}
