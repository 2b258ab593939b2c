import { findAttribute } from '#shared/stations/find-attribute.ts'
import { type Country, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { PAGE_PATHS } from '../../content/page-paths.ts'
import type { TranslatedText } from '../../stations/stored-station.ts'
import type { Site } from './site.ts'

/** Washes that a code of the shop is good for. */
const WASHES: readonly string[] = ['carwash', 'carwash24h', 'perfectcarwash', 'perfectcarwash24hours']

export interface StationLinks {
  reportFault: TranslatedText
  buyWash?: TranslatedText
}

/** Where a visitor of the station reports a fault, in a form whose fields of these names the query fills in, and buys a wash. */
export function stationLinks({ name, address }: Site, services: readonly string[]): StationLinks {
  const fault = `?${new URLSearchParams({ kind: 'fault', station: name })}`
  const hasWash = services.some((code) => WASHES.includes(findAttribute(code)?.code ?? ''))
  return {
    reportFault: inBoth(address.country, (locale) => PAGE_PATHS.feedback[locale] + fault),
    ...(hasWash && { buyWash: inBoth(address.country, (locale) => PAGE_PATHS.carWash[locale]) }),
  }
}

function inBoth(country: Country, path: (locale: LocaleCode) => string): TranslatedText {
  const home = LOCALE_CODES.find((locale) => LOCALES[locale].country === country) ?? 'en-EU'
  return { local: path(home), english: path('en-EU') }
}
