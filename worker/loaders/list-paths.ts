// Where a locale's pages are: in the navigation, the articles and the stations.
import type { NavigationItem } from '#shared/contract/layout.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath, stationPaths } from '#shared/locale/localized-paths.ts'
import type { LoadContext } from '../load-context.ts'
import { contentPath } from '../site/page-address.ts'
import { loadArticles, loadLayout } from './load-content.ts'
import { loadStations } from './load-stations.ts'

/** A page as the sitemap lists it. */
export interface ListedPage {
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

const MAX_ARTICLE_PAGES = 20

/** undefined when the layout failed */
export async function listNavigation(context: LoadContext): Promise<string[] | undefined> {
  const layout = await loadLayout(context)
  return layout && pathsOf(layout.navigation)
}

function pathsOf(items: NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url.startsWith('/') ? [url] : []), ...pathsOf(children)])
}

/** undefined when a search failed */
export async function listArticles(context: LoadContext): Promise<string[] | undefined> {
  const slugs: string[] = []
  for (let page = 1; page <= MAX_ARTICLE_PAGES; page++) {
    const result = await loadArticles(context, [], page)
    if (!result) return undefined
    slugs.push(...result.items.map(({ slug }) => slug))
    if (result.items.length === 0 || slugs.length >= result.total) break
  }
  return slugs
}

/** The stations' pages, from the list of all; undefined where there is none. */
export async function listStations(context: LoadContext): Promise<ListedPage[] | undefined> {
  const list = await loadStations(context)
  return list?.stations.map(({ path: written, address }) => {
    const path = contentPath(written)
    return { path, localizedPagePaths: pathsOfStation(path, context.locale, address.country) }
  })
}

/** A station has a page in its own country's locale and on the international site, under the same slug. */
function pathsOfStation(path: string, locale: LocaleCode, country: StationSummary['address']['country']): ListedPage['localizedPagePaths'] {
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : undefined
  const paths = slug === undefined ? {} : stationPaths(country, slug)
  // an address of another pattern is its own only
  return locale in paths ? paths : { [locale]: path }
}
