import type { LocaleCode } from './locales.ts'

// §2.2, joined by the paths of the pages that hold an application block. '/befrift' is the address Norwegians know.
const LOCALIZED_PATHS = {
  landing: { 'fi-FI': '/', 'sv-SE': '/', 'no-NO': '/', 'en-EU': '/' },
  stationLocator: { 'fi-FI': '/asemahaku', 'sv-SE': '/hitta-station', 'no-NO': '/finn-stasjon', 'en-EU': '/stationsearch' },
  /** what stands before the slug of a station page */
  stations: { 'fi-FI': '/asemahaku', 'sv-SE': '/hitta-station', 'no-NO': '/stasjoner', 'en-EU': '/stationsearch' },
  business: { 'fi-FI': '/yrityksille', 'sv-SE': '/foretag', 'no-NO': '/befrift', 'en-EU': '/company' },
  terms: { 'fi-FI': '/kayttoehdot', 'sv-SE': '/allmanna-villkor', 'no-NO': '/vilkar-for-bruk', 'en-EU': '/terms' },
  contact: {
    'fi-FI': '/yksityisille/ota-yhteytta/asiakaspalvelu',
    'sv-SE': '/privat/kundservice',
    'no-NO': '/privat/kundservice',
    'en-EU': '/about-us/company-info/contact-us',
  },
  articles: { 'fi-FI': '/artikkeli', 'sv-SE': '/artikel', 'no-NO': '/artikkel', 'en-EU': '/article' },
  cart: { 'fi-FI': '/ostoskori', 'sv-SE': '/varukorg', 'no-NO': '/handlekurv', 'en-EU': '/cart' },
  checkout: { 'fi-FI': '/kassa', 'sv-SE': '/kassa', 'no-NO': '/kasse', 'en-EU': '/checkout' },
  orderStatus: { 'fi-FI': '/tilaus', 'sv-SE': '/bestallning', 'no-NO': '/bestilling', 'en-EU': '/order' },
  myPages: { 'fi-FI': '/omat-sivut', 'sv-SE': '/mina-sidor', 'no-NO': '/mine-sider', 'en-EU': '/my-pages' },
} as const satisfies Record<string, Record<LocaleCode, string>>

export type PathKey = keyof typeof LOCALIZED_PATHS

/** The site path for a purpose (§2.2), without locale prefix. An unknown key falls back to '/', '__proto__' included. */
export function localizedPath(key: string, locale: LocaleCode): string {
  return isPathKey(key) ? LOCALIZED_PATHS[key][locale] : '/'
}

function isPathKey(key: string): key is PathKey {
  return Object.hasOwn(LOCALIZED_PATHS, key)
}
