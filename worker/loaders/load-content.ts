import {
  type ArticleFilter,
  articleSearch,
  type ArticleSearchResult,
  readArticleSearchResult,
} from '#shared/contract/article.ts'
import { type Layout, readLayout } from '#shared/contract/layout.ts'
import { type PageResponse, readPage } from '#shared/contract/page.ts'
import { contentSearch, readSearchResult, type SearchResult } from '#shared/contract/search.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LoadFailure } from '#shared/navigation/page-result.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { isPersonal } from '../page-blocks.ts'
import { contentLoader, type Loaded, type Versioned } from './content-loader.ts'

const MAX_PATH = 2_000
const MINUTE_MS = 60_000
const SEARCH_LIFETIMES = { freshMs: MINUTE_MS, staleMs: 10 * MINUTE_MS, keepMs: 60 * MINUTE_MS }
const MAX_SEARCH_MEMO_BYTES = 1024 * 1024

const layouts = contentLoader(readLayout)
const articles = contentLoader(readArticleSearchResult)
/** Keys contain words of visitors, so copies are limited in number and time. */
const searches = contentLoader(readSearchResult, {
  lifetimes: SEARCH_LIFETIMES,
  memoBytes: MAX_SEARCH_MEMO_BYTES,
})
const pages = contentLoader(
  (json) => {
    const skipped: string[] = []
    const page = readPage(json, (kind) => skipped.push(kind))
    if (skipped.length > 0)
      log('warn', 'content-skipped', {
        slug: page?.content.slug,
        count: skipped.length,
        kinds: [...new Set(skipped)].slice(0, 10),
      })
    return page
  },
  { mayStore: (page) => !isPersonal(page) },
)

/**
 * Header and footer of the locale. §4: a layout failure is swallowed and the page is shown without
 * it.
 */
export function loadLayout(context: LoadContext): Promise<Loaded<Layout>> {
  return layouts(context, { endpoint: 'layout' })
}

/** The page of the content service, without attached articles and stations. */
export async function loadContent(
  context: LoadContext,
  path: string,
): Promise<Versioned<PageResponse | LoadFailure>> {
  // no page has such a long path, and the backend would refuse the address
  if (path.length > MAX_PATH) return { value: { status: NOT_FOUND_STATUS }, version: '' }
  const search = `?path=${encodeURIComponent(path.toWellFormed())}`
  const { value, version, status, cacheStatus } = await pages(context, {
    endpoint: 'page',
    path,
    search,
  })
  context.noteCache(cacheStatus)
  return { value: value ?? { status }, version }
}

export function loadArticles(
  context: LoadContext,
  tags: string[],
  page: number,
  filter?: ArticleFilter,
  limit?: number,
): Promise<Loaded<ArticleSearchResult>> {
  return articles(context, {
    endpoint: 'search',
    body: JSON.stringify(articleSearch(tags, page, filter, limit)),
  })
}

/** The results for a visitor's words. undefined when the search failed. Letter case is ignored. */
export async function loadSearch(
  context: LoadContext,
  words: string,
  exact: boolean,
): Promise<SearchResult | undefined> {
  return (
    await searches(context, {
      endpoint: 'search',
      body: JSON.stringify(contentSearch(words.toLowerCase(), exact)),
    })
  ).value
}
