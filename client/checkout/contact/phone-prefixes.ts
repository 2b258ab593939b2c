import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { orderCountries } from '../countries.ts'

/** Country calling codes by ISO country: where customers of the stations come from. */
const CALLING_CODES: Record<string, number> = {
  FI: 358,
  SE: 46,
  NO: 47,
  DK: 45,
  IS: 354,
  EE: 372,
  LV: 371,
  LT: 370,
  AT: 43,
  BE: 32,
  BG: 359,
  CH: 41,
  CY: 357,
  CZ: 420,
  DE: 49,
  ES: 34,
  FR: 33,
  GB: 44,
  GR: 30,
  HR: 385,
  HU: 36,
  IE: 353,
  IT: 39,
  LU: 352,
  MT: 356,
  NL: 31,
  PL: 48,
  PT: 351,
  RO: 40,
  SI: 386,
  SK: 421,
  UA: 380,
  US: 1,
  CA: 1,
}

/** §3: Finland's value has three letters */
const OWN_NAMES: Record<string, string> = { FI: 'FIN' }

/** The country a visitor is taken to be of: the site's, and on the international one the browser's ('en-GB'). */
export function userCountry(locale: LocaleCode, browserLanguage: string): string | undefined {
  return LOCALES[locale].country ?? /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(browserLanguage)?.[1]?.toUpperCase()
}

/** The choices of the prefix field in the order of §9, the rest by name: { value: 'FIN|358', label: 'Suomi (+358)' }. */
export function prefixOptions(locale: LocaleCode, country: string | undefined): { value: string; label: string }[] {
  const { iso } = LOCALES[locale]
  const names = new Intl.DisplayNames(iso, { type: 'region' })
  const byName = new Map(Object.keys(CALLING_CODES).map((code) => [code, names.of(code) ?? code]))
  const sorted = [...byName.keys()].sort((a, b) => (byName.get(a) ?? a).localeCompare(byName.get(b) ?? b, iso))
  return orderCountries(country, sorted).map((code) => ({
    value: `${OWN_NAMES[code] ?? code}|${CALLING_CODES[code]}`,
    label: `${byName.get(code)} (+${CALLING_CODES[code]})`,
  }))
}
