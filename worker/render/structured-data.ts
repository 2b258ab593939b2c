import type { NavigationItem } from '#shared/contract/layout.ts'
import type { Page } from '#shared/contract/page.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { pageTrail } from '#shared/navigation/page-trail.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import { gasStation, type JsonLd } from './gas-station.ts'
import { jobPosting } from './job-posting.ts'
import { absoluteUrl, pictureAddress } from './picture-address.ts'

interface StructuredInput {
  state: PageState
  page: Page
  path: string
  canonical: string
  origin: string
  /** the name of a service in the language of the page */
  serviceName: (code: string) => string
}

/**
 * schema.org data: the company on the landing page, breadcrumbs on other pages, and the page's
 * article, vacancy or station.
 */
export function structuredData({
  state,
  page,
  path,
  canonical,
  origin,
  serviceName,
}: StructuredInput): JsonLd[] {
  const layout = state.result.kind === 'page' ? state.result.layout : undefined
  const trail = pageTrail(layout?.navigation ?? [], path, state.addressing.locale, page)
  return [
    ...(path === '/' ? [organization(origin, layout?.footer.socialLinks ?? [])] : []),
    ...(trail.length > 1 ? [breadcrumbList(trail, state, canonical)] : []),
    ...(page.article ? [article(page.article, canonical, state.config)] : []),
    ...(page.job ? [jobPosting({ job: page.job, canonical, origin })] : []),
    ...(page.station
      ? [gasStation({ station: page.station, canonical, pictures: state.config, serviceName })]
      : []),
  ]
}

function organization(origin: string, socialLinks: { url?: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'St1',
    url: `${origin}/`,
    logo: `${origin}/images/logo.svg`,
    sameAs: socialLinks.flatMap(({ url }) => url ?? []),
  }
}

function breadcrumbList(
  trail: NavigationItem[],
  { addressing }: PageState,
  canonical: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absoluteUrl(localizedHref(url, addressing), canonical),
    })),
  }
}

function article(
  { title, created, byline, image }: NonNullable<Page['article']>,
  canonical: string,
  config: PageState['config'],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    datePublished: created,
    mainEntityOfPage: canonical,
    ...(byline ? { author: { '@type': 'Person', name: byline } } : {}),
    image: image && pictureAddress(image, config),
    publisher: {
      '@type': 'Organization',
      name: 'St1',
      logo: { '@type': 'ImageObject', url: `${config.siteOrigin}/images/logo.svg` },
    },
  }
}
