// The pages of a locale, from three lists in the edge cache: navigation, articles and stations.

import { ARTICLES_PER_PAGE, type ArticleSearchResult } from '#shared/contract/article.ts'
import type { NavigationItem } from '#shared/contract/layout.ts'
import { contentPath } from '../address/page-address.ts'
import type { LoadContext } from '../load-context.ts'
import { loadArticles, loadLayout } from './load-content.ts'
import { loadStations } from './load-stations.ts'

export interface ListedPaths {
  /** without duplicates: landing page, navigation, articles, stations */
  paths: string[]
  /** false when a list could not be loaded */
  isComplete: boolean
}

const MAX_ARTICLE_PAGES = 20

/** The paths of a locale's pages. Empty when no list could be loaded. */
export async function listPaths(context: LoadContext): Promise<ListedPaths> {
  const [{ value: layout }, articles, stations] = await Promise.all([
    loadLayout(context),
    loadArticleLists(context),
    loadStations(context),
  ])
  const lists = [
    layout && pathsOf(layout.navigation),
    ...articles.map((list) => list?.items.map(({ slug }) => slug)),
    stations?.stations.map(({ path }) => path),
  ]
  const known = lists.flatMap((list) => list ?? [])
  const paths = known.length === 0 ? [] : [...new Set(['/', ...known].map(contentPath))]
  return { paths, isComplete: lists.every((list) => list !== undefined) }
}

function pathsOf(items: NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => [
    ...(url.startsWith('/') ? [url] : []),
    ...pathsOf(children),
  ])
}

/** The results of the searches for all articles. A failed search is undefined. */
async function loadArticleLists(
  context: LoadContext,
): Promise<(ArticleSearchResult | undefined)[]> {
  const first = await loadArticles(context, [], 1)
  const pages = Math.min(
    MAX_ARTICLE_PAGES,
    Math.ceil((first.value?.total ?? 0) / ARTICLES_PER_PAGE),
  )
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    loadArticles(context, [], index + 2),
  )
  return [first, ...(await Promise.all(rest))].map(({ value }) => value)
}
