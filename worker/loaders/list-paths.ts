// Where a locale's pages are: in the navigation, the articles and the stations.
import { ARTICLES_PER_PAGE, type ArticleSearchResult } from '#shared/contract/article.ts'
import type { NavigationItem } from '#shared/contract/layout.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { localizedPath, stationPaths } from '#shared/locale/localized-paths.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
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

/** Per isolate: the paths that a list names, as pages have them. */
const pathsIn = new WeakMap<object, ReadonlySet<string>>()

/** Whether a locale's map (§2.2), navigation, articles or stations name a path. A list that cannot be had names none. Never rejects. */
export async function isListed(context: LoadContext, path: string): Promise<boolean> {
  // the map has a root for every locale, which says nothing of one
  if (path !== '/' && Object.values(LOCALES[context.locale].paths).includes(path)) return true
  const [{ value: layout }, stations, articles] = await Promise.all([loadLayout(context), loadStations(context), loadArticleLists(context)])
  return (
    (layout !== undefined && names(layout, path, () => pathsOf(layout.navigation))) ||
    (stations !== undefined && names(stations.stations, path, () => stations.stations.map((station) => station.path))) ||
    articles.some((list) => list !== undefined && names(list, path, () => list.items.map(({ slug }) => slug)))
  )
}

function names(list: object, path: string, written: () => string[]): boolean {
  const known = pathsIn.get(list) ?? new Set(written().map(contentPath))
  pathsIn.set(list, known)
  return known.has(path)
}

/** undefined when the layout failed */
export async function listNavigation(context: LoadContext): Promise<string[] | undefined> {
  const { value: layout } = await loadLayout(context)
  return layout && pathsOf(layout.navigation)
}

function pathsOf(items: NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url.startsWith('/') ? [url] : []), ...pathsOf(children)])
}

/** undefined when a search failed */
export async function listArticles(context: LoadContext): Promise<string[] | undefined> {
  const lists = await loadArticleLists(context)
  return lists.every((list) => list !== undefined) ? lists.flatMap(({ items }) => items.map(({ slug }) => slug)) : undefined
}

/** All articles, in the searches that find them; undefined for one that failed. */
async function loadArticleLists(context: LoadContext): Promise<(ArticleSearchResult | undefined)[]> {
  const first = await loadArticles(context, [], 1)
  const pages = Math.min(MAX_ARTICLE_PAGES, Math.ceil((first.value?.total ?? 0) / ARTICLES_PER_PAGE))
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => loadArticles(context, [], index + 2))
  return [first, ...(await Promise.all(rest))].map(({ value }) => value)
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
