import type { NavigationItem } from '#shared/contract/navigation.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import { articleSearch, readArticleSearchResult } from '#shared/contract/search.ts'
import { contentPath, contentPaths } from './content-path.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadContent, type LoadContext } from './load-page.ts'
import { listStations } from './list-stations.ts'
import { loadLayout } from './load-layout.ts'
import { loadText } from './load-text.ts'
import { createJsonReader } from './read-json.ts'
import { dueAt, isDue, type Part, renewedPart } from './renewed-part.ts'

export interface ListedPage {
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

/** What is known of a locale's pages. Kept as JSON, with what failed: that is asked for again later, and what is good stays. */
export interface PageList {
  navigation: Part<string[]>
  articles: Part<string[]>
  stations: Part<ListedPage[]>
  /** by path; undefined: not asked for yet; null: there is a page, and it is not to be listed */
  pages: Record<string, Part<ListedPage | null> | undefined>
  /** milliseconds since 1970: before it nothing need be asked */
  dueAt: number
}

const AT_ONCE = 6
/** of pages in one renewal: with the articles' lists no more than a hundred calls, whatever the site's size. The next one goes on. */
const MAX_ASKED = 75
const MAX_ARTICLE_PAGES = 20
const MAX_PAGES = 2_000
/** of one sitemap file, by its protocol */
const MAX_ADDRESSES = 50_000
/** after a round in which nothing could be had */
const OUTAGE_MS = 60_000

/** Every page a search engine should know: the landing page, the navigation tree's and the articles, without those that say noIndex; and the stations. */
export async function renewPageList(context: LoadContext, locale: LocaleCode, known?: PageList): Promise<PageList> {
  const { now } = context
  const [navigation, articles, stations] = await Promise.all([
    renewedPart(known?.navigation, now, () => listNavigation(context, locale)),
    renewedPart(known?.articles, now, () => listArticles(context, locale)),
    renewedPart(known?.stations, now, () => listStations(context, locale)),
  ])
  const written = ['/', ...(navigation.value ?? []), ...(articles.value ?? [])]
  const paths = [...new Set(written.map(contentPath))].slice(0, MAX_PAGES)
  const { pages, isOutage } = await renewPages(context, locale, paths, known?.pages ?? {})
  const parts = [navigation, articles, stations, ...Object.values(pages)]
  return { navigation, articles, stations, pages, dueAt: isOutage ? now + OUTAGE_MS : Math.min(...parts.map(dueAt)) }
}

/** Some of the pages that are due, in their order among the others; none after a round in which all failed. */
async function renewPages(context: LoadContext, locale: LocaleCode, paths: string[], known: PageList['pages']) {
  // in the order of the site, without pages that are gone from it
  const pages: Record<string, Part<ListedPage | null> | undefined> = Object.fromEntries(paths.map((path) => [path, known[path]]))
  const due = paths.filter((path) => isDue(pages[path], context.now)).slice(0, MAX_ASKED)
  let isOutage = false
  for (let start = 0; start < due.length && !isOutage; start += AT_ONCE) {
    const round = await Promise.all(
      due.slice(start, start + AT_ONCE).map(async (path) => {
        const part = await renewedPart(pages[path], context.now, () => listed(context, locale, path))
        pages[path] = part
        return part
      }),
    )
    isOutage = round.length > 1 && round.every(({ failures }) => failures > 0)
  }
  return { pages, isOutage }
}

/** Stations are not asked for one by one: a thousand pages would be a thousand calls. One that is a page of the tree stays what it is. */
export function listedPages({ pages, stations }: PageList): ListedPage[] {
  const found = new Map<string, ListedPage>()
  for (const page of [...Object.values(pages).flatMap((part) => part?.value ?? []), ...(stations.value ?? [])]) {
    if (!found.has(page.path)) found.set(page.path, page)
  }
  return [...found.values()].slice(0, MAX_ADDRESSES)
}

/** undefined when it failed */
async function listed(context: LoadContext, locale: LocaleCode, path: string): Promise<ListedPage | null | undefined> {
  const page = await loadContent(context, { locale, path })
  if (!('content' in page)) return page.status === NOT_FOUND_STATUS ? null : undefined
  if (page.content.noIndex || page.content.body.some(isRedirect)) return null
  return { path, localizedPagePaths: contentPaths(page.localizedPagePaths) }
}

function isRedirect(block: PageResponse['content']['body'][number]): boolean {
  return block.contentType === 'cardList' && block.display.component === 'redirect'
}

async function listNavigation(context: LoadContext, locale: LocaleCode): Promise<string[] | undefined> {
  const layout = await loadLayout(context, locale)
  return layout && pathsOf(layout.navigation)
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
