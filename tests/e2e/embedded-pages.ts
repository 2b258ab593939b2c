import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

// backend/content is content, not code of the site: tests read which pages there are, nobody imports what they say
const { PAGE_PATHS } = await import('../../backend/content/page-paths.ts')

export interface EmbeddedPage {
  key: string
  locale: LocaleCode
  /** on localhost, with the locale's prefix */
  address: string
}

/** Every page of the embedded content in every language, but those that lead somewhere else. */
export const EMBEDDED_PAGES: EmbeddedPage[] = LOCALE_CODES.flatMap((locale) =>
  Object.entries(PAGE_PATHS)
    .filter(([key]) => !['contactUs', 'careersPortal'].includes(key))
    .map(([key, paths]) => ({ key, locale, address: addressOf(locale, paths[locale]) })),
)

function addressOf(locale: LocaleCode, path: string): string {
  return locale === 'fi-FI' ? path : `/${locale}${path === '/' ? '' : path}`
}
