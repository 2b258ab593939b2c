import type { Country } from '#shared/locale/locales.ts'
import type { Station, StationSummary } from '#shared/contract/station.ts'
import { SERVICE_NOTICES } from '../../content/service-notices.ts'
import { picture, type SceneName } from '../../content/pictures.ts'
import type { StationHours, TranslatedText } from '../../stations/stored-station.ts'
import { type Chance, chanceOf } from './chance.ts'
import { hoursOf } from './hours.ts'
import { foodMenuOf, lunchOf, type WrittenLunch, type WrittenMenuSection } from './kitchen.ts'
import { servicesOf } from './services.ts'
import { type StationLinks, stationLinks } from './station-links.ts'
import type { Site } from './site.ts'
import { isAttended, stationKind, type StationKind } from './station-kind.ts'
import { writtenCodes } from './written-codes.ts'

/** As the station's page has it, in the language of the counter and in English. */
interface WrittenNotice {
  title: TranslatedText
  since: string
  until?: string
}

export interface StationSeed {
  site: Site
  hours: StationHours
  summary: Omit<StationSummary, 'path' | 'timeZone' | 'openingHours'>
  detail: Pick<Station, 'phone' | 'email' | 'image' | 'fuels'> & {
    foodMenu?: WrittenMenuSection[]
    notices?: WrittenNotice[]
    links: StationLinks
  }
  lunch: WrittenLunch | undefined
}

/** What the station at a site offers. */
export function stationSeed(site: Site): StationSeed {
  const { id, name, network, address, location, language, slug } = site
  const kind = stationKind(site)
  const chance = chanceOf(`offer of ${id}`)
  const fuels = fuelsOf(kind, address.country, chance)
  const notices = SERVICE_NOTICES.filter((notice) => notice.slug === slug).map(({ title, since, until }) => ({
    title,
    since,
    ...(until && { until }),
  }))
  const services = servicesOf(kind, address.country, chance)
  const hours = hoursOf(site, kind, services)
  // fuels are of the catalogue, too: a visitor looks for diesel as for lunch
  const codes = new Set([...(hours.open === 'always' ? ['open24h'] : []), ...services, ...fuels])
  return {
    site,
    hours,
    summary: {
      id,
      name,
      brand: kind === 'express' ? 'St1 Express' : 'St1',
      network,
      location,
      address,
      services: writtenCodes([...codes], address.country, chance),
    },
    detail: {
      ...(isAttended(kind) || kind === 'marine' ? { phone: phoneOf(site) } : {}),
      ...(isAttended(kind) ? { email: `${slug.replace(/^st1-/, '')}@st1.example` } : {}),
      image: picture(chance.pick(STATION_SCENES[kind]), name),
      fuels: writtenCodes(fuels, address.country, chance),
      links: stationLinks(site, services),
      ...(notices.length > 0 && { notices }),
      ...(kind === 'restaurant' ? { foodMenu: foodMenuOf(language, chance) } : {}),
    },
    lunch: services.includes('lunch') ? lunchOf(language, chance) : undefined,
  }
}

/** Numbers of the kind that nobody has: '#' is a digit of the station's id. */
const PHONES: Record<Country, string> = { FI: '+358 10 555 ####', SE: '+46 10 555 ## ##', NO: '+47 21 55 ## ##' }

function phoneOf({ id, address }: Site): string {
  const digits = [...id.slice(-4)]
  return PHONES[address.country].replace(/#/g, () => digits.shift() ?? '')
}

export function fuelsOf(kind: StationKind, country: Country, chance: Chance): string[] {
  const some = (code: string, probability: number) => (chance.is(probability) ? [code] : [])
  if (kind === 'truck') return ['diesel', 'adblue', ...some('hvodiesel', 0.6), ...some('lbg', 0.15)]
  if (kind === 'marine') return ['98', 'diesel']
  const ethanol: Record<Country, string[]> = { FI: some('re85', 0.35), SE: some('e85', 0.5), NO: [] }
  const petrol = country === 'FI' ? ['95extra', '98'] : ['95fuelsave', ...some('98', 0.6)]
  const more = [...some('vpower', 0.15), ...some('hvodiesel', 0.35), ...some('adblue', 0.3), ...some('cbg', 0.07), ...some('lpg', 0.04)]
  return [...petrol, 'diesel', ...ethanol[country], ...more]
}

export const STATION_SCENES: Record<StationKind, readonly SceneName[]> = {
  express: ['station-express', 'fuel-pump', 'station-winter-morning'],
  shop: ['station-dusk', 'station-winter-morning', 'station-staff', 'coffee-bakery'],
  restaurant: ['lunch-counter', 'station-dusk', 'coffee-bakery', 'station-staff'],
  truck: ['truck-stop', 'truck-night'],
  marine: ['marina'],
}
