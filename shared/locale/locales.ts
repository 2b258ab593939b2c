/** The site of one locale. */
interface Site {
  /** language tag for Intl */
  iso: string
  /** between groups of three digits, and before decimals */
  numberMarks: { group: string; decimal: string }
  /**
   * base languages of Accept-Language; the first one is the locale's name in addresses of the
   * account hub
   */
  languages: readonly [string, ...string[]]
  /** `lang` of the document, and hreflang */
  htmlLang: string
  title: string
  displayName: string
  /** offers the locale on a page in another language */
  offer: string
  /** undefined for the international site, which shows the stations of all countries */
  country: string | undefined
  /** IANA time zones of the country, the main one first */
  timeZones: readonly [string, ...string[]]
  /**
   * §2.2: the query of links to the station locator. '?service=MAIN' shows the MAIN network, '' all
   * networks.
   */
  locatorQuery: '' | '?service=MAIN'
  /**
   * paths of §2.2 and of the pages with an application block, without locale prefix. Station pages
   * are below `stations`.
   */
  paths: Readonly<Record<string, `/${string}`>>
}

/**
 * The locales of §3. A new locale needs an entry here and its files: messages, redirects, embedded
 * content. 'en-EU' is an internal code, not a valid language tag: documents and Intl use `htmlLang`
 * and `iso`.
 */
const SITES = {
  'fi-FI': {
    iso: 'fi-FI',
    numberMarks: { group: '\u00a0', decimal: ',' },
    languages: ['fi'],
    htmlLang: 'fi',
    title: 'Suomi',
    displayName: 'Suomi',
    offer: 'Jatka suomeksi',
    country: 'FI',
    timeZones: ['Europe/Helsinki', 'Europe/Mariehamn'],
    locatorQuery: '?service=MAIN',
    paths: {
      landing: '/',
      stationLocator: '/asemahaku',
      stations: '/asemahaku',
      business: '/yrityksille',
      terms: '/kayttoehdot',
      privacy: '/yksityisille/tietosuoja',
      contact: '/yksityisille/ota-yhteytta/asiakaspalvelu',
      articles: '/artikkeli',
      cart: '/ostoskori',
      checkout: '/kassa',
      orderStatus: '/tilaus',
      myPages: '/omat-sivut',
      saved: '/tallennetut',
      search: '/haku',
    },
  },
  'en-EU': {
    iso: 'en-GB',
    numberMarks: { group: ',', decimal: '.' },
    languages: ['en'],
    htmlLang: 'en',
    title: 'International',
    displayName: 'English',
    offer: 'Continue in English',
    country: undefined,
    timeZones: ['Europe/Helsinki'],
    locatorQuery: '?service=MAIN',
    paths: {
      landing: '/',
      stationLocator: '/stationsearch',
      stations: '/stationsearch',
      business: '/company',
      terms: '/terms',
      privacy: '/private/privacy-policy',
      contact: '/about-us/company-info/contact-us',
      articles: '/article',
      cart: '/cart',
      checkout: '/checkout',
      orderStatus: '/order',
      myPages: '/my-pages',
      saved: '/saved',
      search: '/search',
    },
  },
  'sv-SE': {
    iso: 'sv-SE',
    numberMarks: { group: '\u00a0', decimal: ',' },
    languages: ['sv'],
    htmlLang: 'sv',
    title: 'Sverige',
    displayName: 'Svenska',
    offer: 'Fortsätt på svenska',
    country: 'SE',
    timeZones: ['Europe/Stockholm'],
    locatorQuery: '',
    paths: {
      landing: '/',
      stationLocator: '/hitta-station',
      stations: '/hitta-station',
      business: '/foretag',
      terms: '/allmanna-villkor',
      privacy: '/privat/integritetspolicy',
      contact: '/privat/kundservice',
      articles: '/artikel',
      cart: '/varukorg',
      checkout: '/kassa',
      orderStatus: '/bestallning',
      myPages: '/mina-sidor',
      saved: '/sparat',
      search: '/sok',
    },
  },
  'no-NO': {
    iso: 'nb-NO',
    numberMarks: { group: '\u00a0', decimal: ',' },
    languages: ['no', 'nb', 'nn'],
    htmlLang: 'nb',
    title: 'Norge',
    displayName: 'Norsk',
    offer: 'Fortsett på norsk',
    country: 'NO',
    timeZones: ['Europe/Oslo', 'Arctic/Longyearbyen'],
    locatorQuery: '',
    paths: {
      landing: '/',
      stationLocator: '/finn-stasjon',
      stations: '/stasjoner',
      business: '/befrift', // spelled like this in §2.2
      terms: '/vilkar-for-bruk',
      privacy: '/privat/personvern',
      contact: '/privat/kundservice',
      articles: '/artikkel',
      cart: '/handlekurv',
      checkout: '/kasse',
      orderStatus: '/bestilling',
      myPages: '/mine-sider',
      saved: '/lagret',
      search: '/sok',
    },
  },
} as const satisfies Record<string, Site>

export type LocaleCode = keyof typeof SITES
export type PathKey = keyof (typeof SITES)['fi-FI']['paths']
export type Country = NonNullable<(typeof SITES)[LocaleCode]['country']>

export const LOCALES: Record<
  LocaleCode,
  Site & { country: Country | undefined; paths: Record<PathKey, string> }
> = SITES
export const LOCALE_CODES: readonly LocaleCode[] = Object.keys(LOCALES).filter(isLocaleCode)
export const COUNTRIES: readonly Country[] = LOCALE_CODES.flatMap(
  (code) => LOCALES[code].country ?? [],
)

/** §9 */
export const DEFAULT_LOCALE: LocaleCode = 'fi-FI'
/** hreflang's x-default */
export const INTERNATIONAL_LOCALE: LocaleCode = 'en-EU'

export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value)
}
