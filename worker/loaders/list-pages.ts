import { readArticleSearchResult } from '#shared/contract/read-article.ts'
import type { NavigationItem, PageResponse } from '#shared/contract/content.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { contentPath, contentPaths } from './content-path.ts'
import { articleSearch } from '#shared/contract/article-search.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadContent, type LoadContext } from './load-page.ts'
import { listStations } from './list-stations.ts'
import { loadLayout } from './load-layout.ts'
import { loadText } from './load-text.ts'
import { createJsonReader } from './read-json.ts'

export interface ListedPage {
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

const AT_ONCE = 6
/** beyond this the sitemap would cost more calls than one request of a worker may make */
const MAX_PAGES = 500
/** of one sitemap file, by its protocol */
const MAX_ADDRESSES = 50_000
const MAX_ARTICLE_PAGES = 20

export interface PageList {
  pages: ListedPage[]
  /** false: something could not be asked, pages may be missing */
  whole: boolean
}

/** Every page a search engine should know: the landing page, the navigation tree's and the articles, without those that say noIndex; and the stations. */
export async function listPages(context: LoadContext, locale: LocaleCode): Promise<PageList> {
  const [layout, articles, stations] = await Promise.all([
    loadLayout(context, locale),
    listArticles(context, locale),
    listStations(context, locale),
  ])
  const written = ['/', ...pathsOf(layout?.navigation ?? []), ...(articles ?? [])]
  const paths = [...new Set(written.map(contentPath))].slice(0, MAX_PAGES)
  const list: PageList = { pages: [], whole: layout !== undefined && articles !== undefined && stations !== undefined }
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = await Promise.all(paths.slice(start, start + AT_ONCE).map((path) => listed(context, locale, path)))
    list.pages.push(...some.filter((page) => typeof page === 'object'))
    list.whole &&= !some.includes('failed')
  }
  return { ...list, pages: withStations(list.pages, stations ?? []) }
}

/** Stations are not asked for one by one: a thousand pages would be a thousand calls. One that is a page of the tree stays what it is. */
function withStations(pages: ListedPage[], stations: ListedPage[]): ListedPage[] {
  const known = new Map(pages.map((page) => [page.path, page]))
  for (const station of stations) if (!known.has(station.path)) known.set(station.path, station)
  return [...known.values()].slice(0, MAX_ADDRESSES)
}

async function listed(context: LoadContext, locale: LocaleCode, path: string): Promise<ListedPage | 'unlisted' | 'failed'> {
  const page = await loadContent(context, { locale, path })
  if (!('content' in page)) return page.status === NOT_FOUND_STATUS ? 'unlisted' : 'failed'
  if (page.content.noIndex || page.content.body.some(isRedirect)) return 'unlisted'
  return { path, localizedPagePaths: contentPaths(page.localizedPagePaths) }
}

function isRedirect(block: PageResponse['content']['body'][number]): boolean {
  return block.contentType === 'cardList' && block.display.component === 'redirect'
}

function pathsOf(items: NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url.startsWith('/') ? [url] : []), ...pathsOf(children)])
}

const readResult = createJsonReader(readArticleSearchResult)

/** undefined when the search failed */
async function listArticles({ config }: LoadContext, locale: LocaleCode): Promise<string[] | undefined> {
  const slugs: string[] = []
  for (let page = 1; page <= MAX_ARTICLE_PAGES; page++) {
    const body = JSON.stringify(articleSearch([], page))
    const { text } = await loadText({ backendUrl: config.BACKEND_URL, locale, endpoint: 'search', body })
    const result = text === undefined ? undefined : readResult(locale + body, text)
    if (!result) return undefined
    if (result.items.length === 0) break
    slugs.push(...result.items.map(({ slug }) => slug))
    if (slugs.length >= result.total) break
  }
  return slugs
}
