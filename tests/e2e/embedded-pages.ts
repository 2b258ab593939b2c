import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS } from '../../backend/content/page-paths.ts'

/**
 * EVERY_PAGE=1 tests every page in every language at every width, which takes minutes longer
 * (.github/workflows/nightly.yml). Otherwise the tests open one page of each kind in the default
 * locale. In the other locales they open pages with long words.
 */
export const SEES_ALL = process.env['EVERY_PAGE'] === '1'

/** For tests whose result depends on the language only through its words. */
export const SAMPLED_LOCALES: readonly LocaleCode[] = SEES_ALL
  ? LOCALE_CODES
  : [DEFAULT_LOCALE, 'en-EU']
const KINDS = [
  'landing',
  'carWash',
  'heatingOil',
  'contact',
  'articles',
  'articleHvo',
  'blockGallery',
  'formGallery',
  'stationLocator',
  'cart',
  'myPages',
  'saved',
  'search',
  'pressReleases',
  'holidayHours',
]
const KINDS_ELSEWHERE = ['landing', 'contact', 'blockGallery', 'myPages']
/** Together they contain every kind of block. */
const DENSE_KINDS = ['landing', 'blockGallery']

export interface EmbeddedPage {
  key: string
  locale: LocaleCode
  /** on localhost, with the locale's prefix */
  address: string
}

/** All pages of the embedded content in every language, except redirects and the draft. */
export const EMBEDDED_PAGES: EmbeddedPage[] = LOCALE_CODES.flatMap((locale) =>
  Object.entries(PAGE_PATHS)
    .filter(([key]) => !['contactUs', 'careersPortal', 'summerCampaign'].includes(key))
    .map(([key, paths]) => ({ key, locale, address: addressOf(locale, paths[locale]) })),
)

export const SAMPLED_PAGES = EMBEDDED_PAGES.filter(
  ({ key, locale }) =>
    SEES_ALL || (locale === DEFAULT_LOCALE ? KINDS : KINDS_ELSEWHERE).includes(key),
)

/**
 * For tests that take seconds per page: the pages with most kinds of blocks, and in other languages
 * the front page.
 */
export const CLOSELY_SAMPLED_PAGES = SAMPLED_PAGES.filter(
  ({ key, locale }) =>
    SEES_ALL || (locale === DEFAULT_LOCALE ? DENSE_KINDS : ['landing']).includes(key),
)

/**
 * Groups of pages for one test each: large enough to share the start of a browser, small enough to
 * run in parallel.
 */
export function inGroups(addresses: string[]): string[][] {
  const size = 7
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )
}

function addressOf(locale: LocaleCode, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`
}
