import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

// backend/content is content, not code of the site: tests read which pages there are, nobody imports what they say
const { PAGE_PATHS } = await import('../../backend/content/page-paths.ts')

/**
 * EVERY_PAGE=1: every page, in every language, on a phone and on a desktop, with axe, the HTML checker and at every width (half an hour more). Else one
 * page of each kind in the default locale, and in the others those whose words are longest or come late.
 */
export const SEES_ALL = process.env['EVERY_PAGE'] === '1'

/** Of what is the same in every language but for its words. */
export const SAMPLED_LOCALES: readonly LocaleCode[] = SEES_ALL ? LOCALE_CODES : [DEFAULT_LOCALE, 'en-EU']
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
  'search',
  'pressReleases',
]
const KINDS_ELSEWHERE = ['landing', 'contact', 'blockGallery', 'myPages']
/** they hold every kind of block */
const DENSE_KINDS = ['landing', 'blockGallery']

export interface EmbeddedPage {
  key: string
  locale: LocaleCode
  /** on localhost, with the locale's prefix */
  address: string
}

/** Every page of the embedded content in every language, but those that lead somewhere else and the draft. */
export const EMBEDDED_PAGES: EmbeddedPage[] = LOCALE_CODES.flatMap((locale) =>
  Object.entries(PAGE_PATHS)
    .filter(([key]) => !['contactUs', 'careersPortal', 'summerCampaign'].includes(key))
    .map(([key, paths]) => ({ key, locale, address: addressOf(locale, paths[locale]) })),
)

export const SAMPLED_PAGES = EMBEDDED_PAGES.filter(
  ({ key, locale }) => SEES_ALL || (locale === DEFAULT_LOCALE ? KINDS : KINDS_ELSEWHERE).includes(key),
)

/** What takes seconds a page is done where most kinds of block come together; in other languages on the landing page. */
export const CLOSELY_SAMPLED_PAGES = SAMPLED_PAGES.filter(
  ({ key, locale }) => SEES_ALL || (locale === DEFAULT_LOCALE ? DENSE_KINDS : ['landing']).includes(key),
)

function addressOf(locale: LocaleCode, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`
}
