import type { LocaleCode } from '#shared/locale/locales.ts'
import type { StoredSummary } from './stored-station.ts'

const CONTENTS: Record<LocaleCode, Record<StoredSummary['network'], string>> = {
  'fi-FI': {
    MAIN: 'aukioloajat, polttoaineet, palvelut ja reittiohjeet.',
    TRUCK: 'raskaan liikenteen tankkauspaikka, palvelut ja reittiohjeet.',
    MARINE: 'veneilijän tankkauspaikka, aukioloajat ja palvelut.',
  },
  'sv-SE': {
    MAIN: 'öppettider, drivmedel, tjänster och vägbeskrivning.',
    TRUCK: 'tankställe för tung trafik, tjänster och vägbeskrivning.',
    MARINE: 'tankställe för båtar, öppettider och tjänster.',
  },
  'no-NO': {
    MAIN: 'åpningstider, drivstoff, tjenester og veibeskrivelse.',
    TRUCK: 'fyllested for tungtransport, tjenester og veibeskrivelse.',
    MARINE: 'fyllested for båter, åpningstider og tjenester.',
  },
  'en-EU': {
    MAIN: 'opening hours, fuels, services and directions.',
    TRUCK: 'fuelling point for heavy vehicles, services and directions.',
    MARINE: 'fuelling point for boats, opening hours and services.',
  },
}

/** One sentence for search engines and shared links. */
export function describeStation({ name, network, address }: StoredSummary, locale: LocaleCode): string {
  return `${name}, ${address.street}, ${address.city}: ${CONTENTS[locale][network]}`
}
