import type { Page } from '#shared/contract/page.ts'
import { INTERNATIONAL_LOCALE, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { absoluteAddress, feedAddress } from '../site/site-origin.ts'
import { pageTitle } from '#shared/navigation/page-trail.ts'
import type { HeadProps } from './head.tsx'
import { contentPaths } from '../site/page-address.ts'
import { pictureAddress } from './picture-address.ts'
import { structuredData } from './structured-data.ts'
import type { PageState } from '#shared/navigation/payload.ts'

const BRAND = 'St1'

export interface HeadInput {
  state: PageState
  path: string
  preview: boolean
  /** of this request */
  origin: string
  errorTitle: string
  /** of a page with news */
  feedTitle: string | undefined
  /** a service's name in the page's language */
  serviceName: (code: string) => string
}

export function pageHead({ state, path, preview, origin, errorTitle, feedTitle, serviceName }: HeadInput): HeadProps {
  const { addressing, result, config } = state
  if (result.kind !== 'page') return { title: pageTitle(errorTitle), noIndex: true, alternates: [], openGraph: {}, structuredData: [] }
  const { content, localizedPagePaths } = result.page
  const addressIn = (locale: LocaleCode, localPath: string) => absoluteAddress(locale, localPath, origin, config.localeOrigins)
  const canonical = addressIn(addressing.locale, path)
  const noIndex = preview || content.noIndex === true
  return {
    title: pageTitle(content.title),
    ...(content.description ? { description: content.description } : {}),
    noIndex,
    canonical,
    alternates: noIndex ? [] : alternates({ ...contentPaths(localizedPagePaths), [addressing.locale]: path }, addressIn),
    ...(feedTitle !== undefined && { feed: { title: feedTitle, href: feedAddress(addressing.locale, origin, config.localeOrigins) } }),
    openGraph: openGraph(content, canonical, state),
    structuredData: structuredData({ state, page: content, path, canonical, origin, serviceName }),
  }
}

/** hreflang: fi, en (also x-default), sv, nb. A page in one language only has none. */
function alternates(paths: Partial<Record<LocaleCode, string>>, addressIn: (locale: LocaleCode, path: string) => string) {
  const known = LOCALE_CODES.flatMap((locale) => {
    const localPath = paths[locale]
    return localPath === undefined ? [] : [{ locale, href: addressIn(locale, localPath) }]
  })
  if (known.length < 2) return []
  const international = known.filter(({ locale }) => locale === INTERNATIONAL_LOCALE).map(({ href }) => ({ hrefLang: 'x-default', href }))
  return [...known.map(({ locale, href }) => ({ hrefLang: LOCALES[locale].htmlLang, href })), ...international]
}

function openGraph(page: Page, canonical: string, { addressing, config }: PageState): Record<string, string> {
  const image = page.openGraphImage ?? page.article?.image ?? page.station?.image
  const imageAddress = image && pictureAddress(image, config)
  return {
    'og:site_name': BRAND,
    'og:type': page.contentType === 'articlePage' ? 'article' : 'website',
    'og:title': page.openGraphTitle ?? page.title,
    ...((page.openGraphDescription ?? page.description) ? { 'og:description': page.openGraphDescription ?? page.description ?? '' } : {}),
    'og:url': canonical,
    'og:locale': LOCALES[addressing.locale].iso.replace('-', '_'),
    'og:image': imageAddress ?? `${config.siteOrigin}/og-default.png`,
    ...(imageAddress && image?.alt ? { 'og:image:alt': image.alt } : {}),
  }
}
