import type { Page } from '#shared/contract/content.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { richText } from '../content/source.ts'
import { richTextFromMarkdown } from '../content/markdown.ts'
import { STATIONS_PREVIEW, type StationPreview } from '../content/stations-preview.ts'
import { stationCountries, stationPath } from '../stations/station-paths.ts'
import type { PageRow } from './page-row.ts'

const HOME_LOCALES = { FI: 'fi-FI', SE: 'sv-SE', NO: 'no-NO' } as const

interface Words {
  description: (station: StationPreview) => string
  address: string
}

const WORDS: Record<LocaleCode, Words> = {
  'fi-FI': {
    description: ({ name, address }) => `${name}, ${address.street}, ${address.city}: aukioloajat, polttoaineet, palvelut ja reittiohjeet.`,
    address: 'Osoite',
  },
  'sv-SE': {
    description: ({ name, address }) => `${name}, ${address.street}, ${address.city}: öppettider, drivmedel, tjänster och vägbeskrivning.`,
    address: 'Adress',
  },
  'no-NO': {
    description: ({ name, address }) =>
      `${name}, ${address.street}, ${address.city}: åpningstider, drivstoff, tjenester og veibeskrivelse.`,
    address: 'Adresse',
  },
  'en-EU': {
    description: ({ name, address }) => `${name}, ${address.street}, ${address.city}: opening hours, fuels, services and directions.`,
    address: 'Address',
  },
}

/** A page per station in its own country's locale and in en-EU. */
export function stationPages(locale: LocaleCode): PageRow[] {
  return STATIONS_PREVIEW.filter(({ address }) => stationCountries(locale).includes(address.country)).map((station) => {
    const home = HOME_LOCALES[station.address.country]
    return {
      locale,
      path: stationPath(locale, station.slug),
      stationId: station.id,
      page: {
        localizedPagePaths: { [home]: stationPath(home, station.slug), 'en-EU': stationPath('en-EU', station.slug) },
        content: stationPage(station, locale),
      },
    }
  })
}

function stationPage(station: StationPreview, locale: LocaleCode): Page {
  const { description, address } = WORDS[locale]
  const { street, postalCode, city } = station.address
  return {
    slug: stationPath(locale, station.slug),
    title: station.name,
    description: description(station),
    contentType: 'stationPage',
    body: [
      { contentType: 'stationHeader' },
      { contentType: 'stationFunctions' },
      { contentType: 'stationLunch' },
      { contentType: 'stationMap' },
      richText(richTextFromMarkdown(`${street}, ${postalCode} ${city}`, locale), address),
    ],
  }
}
