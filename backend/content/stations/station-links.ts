import { type Country, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { serviceCode } from '#shared/stations/services/find-attribute.ts'
import type { TranslatedText } from '../../stations/stored-station.ts'
import { PAGE_PATHS } from '../page-paths.ts'

/** Washes that accept the shop's codes. */
const WASHES: readonly string[] = [
  'carwash',
  'carwash24h',
  'perfectcarwash',
  'perfectcarwash24hours',
]

export interface StationLinks {
  reportFault: TranslatedText
  buyWash?: TranslatedText
  chargingPrices?: TranslatedText
}

interface LinkedStation {
  name: string
  country: Country
  services: readonly string[]
  chargers?: unknown[] | undefined
}

/**
 * Links of a station page: the fault form, with a query that fills in fields of these names, the
 * wash shop, prices of charging.
 */
export function stationLinks({ name, country, services, chargers }: LinkedStation): StationLinks {
  const fault = `?${new URLSearchParams({ kind: 'fault', station: name })}`
  const hasWash = services.some((code) => WASHES.includes(serviceCode(code)))
  return {
    reportFault: inBoth(country, (locale) => PAGE_PATHS.feedback[locale] + fault),
    ...(hasWash && { buyWash: inBoth(country, (locale) => PAGE_PATHS.carWash[locale]) }),
    ...(chargers && { chargingPrices: inBoth(country, (locale) => PAGE_PATHS.evCharging[locale]) }),
  }
}

export function inBoth(country: Country, text: (locale: LocaleCode) => string): TranslatedText {
  const home = LOCALE_CODES.find((locale) => LOCALES[locale].country === country) ?? 'en-EU'
  return { local: text(home), english: text('en-EU') }
}
