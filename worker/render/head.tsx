import type { Page } from '#shared/contract/page.ts'
import { SHARED_PICTURE } from '#shared/images/image-sizes.ts'
import {
  INTERNATIONAL_LOCALE,
  LOCALE_CODES,
  type LocaleCode,
  LOCALES,
} from '#shared/locale/locales.ts'
import { pageTitle } from '#shared/navigation/page-trail.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import { DARK_CANVAS, type Theme, THEME_COLORS } from '#shared/theme-colors.ts'
import { contentPaths } from '../address/page-address.ts'
import { absoluteAddress, feedAddress } from '../address/site-origin.ts'
import { sharedPicture } from './picture-address.ts'
import { structuredData } from './structured-data.ts'

const BRAND = 'St1'

export interface HeadProps {
  state: PageState
  path: string
  preview: boolean
  /** origin of this request */
  origin: string
  errorTitle: string
  /** only on a page with news */
  feedTitle: string | undefined
  /** the name of a service in the language of the page */
  serviceName: (code: string) => string
  theme: Theme
}

/** Metadata for search engines and shared links. */
export function Head({ errorTitle, theme, ...input }: HeadProps) {
  const { result } = input.state
  return (
    <>
      {result.kind === 'page' ? (
        <PageMeta {...input} content={result.page.content} paths={result.page.localizedPagePaths} />
      ) : (
        <>
          <title>{pageTitle(errorTitle)}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta
        name="theme-color"
        content={THEME_COLORS[theme].primary}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={DARK_CANVAS} media="(prefers-color-scheme: dark)" />
    </>
  )
}

type PageMetaProps = Pick<
  HeadProps,
  'state' | 'path' | 'preview' | 'origin' | 'feedTitle' | 'serviceName'
> & {
  content: Page
  paths: Partial<Record<LocaleCode, string>>
}

function PageMeta({
  state,
  path,
  preview,
  origin,
  feedTitle,
  serviceName,
  content,
  paths,
}: PageMetaProps) {
  const { locale } = state.addressing
  const { localeOrigins } = state.config
  const addressIn = (code: LocaleCode, localPath: string) =>
    absoluteAddress(code, localPath, origin, localeOrigins)
  const canonical = addressIn(locale, path)
  const isHidden = preview || content.noIndex === true
  const alternates = isHidden
    ? []
    : alternatesOf({ ...contentPaths(paths), [locale]: path }, addressIn)
  return (
    <>
      <title>{pageTitle(content.title)}</title>
      {content.description && <meta name="description" content={content.description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {feedTitle !== undefined && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={feedTitle}
          href={feedAddress(locale, origin, localeOrigins)}
        />
      )}
      {Object.entries(openGraph(content, canonical, state)).map(([property, text]) => (
        <meta key={property} property={property} content={text} />
      ))}
      {structuredData({ state, page: content, path, canonical, origin, serviceName }).map(
        (data) => (
          <script
            key={data['@type']}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: stateText(data) }}
          />
        ),
      )}
    </>
  )
}

/** hreflang: fi, en (also x-default), sv, nb. None for a page in one language only. */
function alternatesOf(
  paths: Partial<Record<LocaleCode, string>>,
  addressIn: (locale: LocaleCode, path: string) => string,
) {
  const known = LOCALE_CODES.flatMap((locale) => {
    const localPath = paths[locale]
    return localPath === undefined ? [] : [{ locale, href: addressIn(locale, localPath) }]
  })
  if (known.length < 2) return []
  const international = known
    .filter(({ locale }) => locale === INTERNATIONAL_LOCALE)
    .map(({ href }) => ({ hrefLang: 'x-default', href }))
  return [
    ...known.map(({ locale, href }) => ({ hrefLang: LOCALES[locale].htmlLang, href })),
    ...international,
  ]
}

function openGraph(
  page: Page,
  canonical: string,
  { addressing, config }: PageState,
): Record<string, string> {
  const image = page.openGraphImage ?? page.article?.image ?? page.station?.image
  const picture = image && sharedPicture(image, config)
  const { address, type } = picture ?? {
    address: `${config.siteOrigin}/og-default.png`,
    type: 'image/png',
  }
  const description = page.openGraphDescription ?? page.description
  return {
    'og:site_name': BRAND,
    'og:type': page.contentType === 'articlePage' ? 'article' : 'website',
    'og:title': page.openGraphTitle ?? page.title,
    ...(description && { 'og:description': description }),
    'og:url': canonical,
    'og:locale': LOCALES[addressing.locale].iso.replace('-', '_'),
    'og:image': address,
    ...(type && { 'og:image:type': type }),
    'og:image:width': String(SHARED_PICTURE.width),
    'og:image:height': String(SHARED_PICTURE.height),
    'og:image:alt': (picture && image?.alt) || BRAND,
  }
}

/** JSON for a <script> element. '<' is escaped, so that it cannot end the element or open a comment. */
export function stateText(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}
