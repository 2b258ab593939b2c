import type { Country } from '#shared/locale/locales.ts'
import type { StationLanguage } from '../../content/stations/station-language.ts'
import type { Site } from './site.ts'
import type { Town } from './towns.ts'

interface Plan {
  stations: number
  /** of them for trucks */
  trucks: number
  language: StationLanguage
  timeZone: string
  /** of the ids; those before it are the editors' own stations (content/stations-preview.ts) */
  firstNumber: number
}

export const PLANS: Record<Country, Plan> = {
  FI: { stations: 430, trucks: 35, language: 'fi', timeZone: 'Europe/Helsinki', firstNumber: 1007 },
  SE: { stations: 450, trucks: 36, language: 'sv', timeZone: 'Europe/Stockholm', firstNumber: 2007 },
  NO: { stations: 270, trucks: 21, language: 'no', timeZone: 'Europe/Oslo', firstNumber: 3007 },
}

/** What a station takes from its town. */
export function localTraits(country: Country, town: Town): Pick<Site, 'language' | 'timeZone' | 'population'> {
  const { language, timeZone } = PLANS[country]
  return town.isAland
    ? { language: 'sv', timeZone: 'Europe/Mariehamn', population: town.population }
    : { language, timeZone, population: town.population }
}
