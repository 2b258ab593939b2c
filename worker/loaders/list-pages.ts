import type { Block } from '#shared/contract/block.ts'
import type { NavigationItem } from '#shared/contract/layout.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { cached, cacheKey, DAY_MS } from '../cache/cached.ts'
import type { LoadContext } from '../load-context.ts'
import { contentPath, contentPaths } from '../site/content-path.ts'
import type { ListedPage } from '../site/listed-page.ts'
import { listStations } from './list-stations.ts'
import { loadArticles, loadContent, loadLayout } from './load-content.ts'
import { dueAt, isDue, type Part, renewedPart } from './renewed-part.ts'

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

/** A list is sent as it is, and what is due is asked for behind the visitor's back. */
const LIFETIMES = { freshMs: 0, staleMs: 7 * DAY_MS, keptMs: 7 * DAY_MS }

/** The pages of a locale as far as they are known. undefined where nothing is known yet, and somebody else is already asking. */
export async function loadPageList(context: LoadContext): Promise<PageList | undefined> {
  const { response } = await cached(context, {
    // the list is cached, not the XML: it is the same for every host
    key: cacheKey(context, 'sitemap'),
    lifetimes: LIFETIMES,
    grows: true,
    fetch: async (copy) => {
      const list = await renewPageList(context, await copy?.json<PageList>())
      // also where much is missing: what failed is remembered with it
      return { kind: 'ready', response: Response.json(list), freshUntil: list.dueAt }
    },
  })
  return response.ok ? response.json<PageList>() : undefined
}

/** Every page a search engine should know: the landing page, the navigation tree's and the articles, without those that say noIndex; and the stations. */
async function renewPageList(context: LoadContext, known?: PageList): Promise<PageList> {
  const { now } = context
  const [navigation, articles, stations] = await Promise.all([
    renewedPart(known?.navigation, now, () => listNavigation(context)),
    renewedPart(known?.articles, now, () => listArticles(context)),
    renewedPart(known?.stations, now, () => listStations(context)),
  ])
  const written = ['/', ...(navigation.value ?? []), ...(articles.value ?? [])]
  const paths = [...new Set(written.map(contentPath))].slice(0, MAX_PAGES)
  const { pages, isOutage } = await renewPages(context, paths, known?.pages ?? {})
  const parts = [navigation, articles, stations, ...Object.values(pages)]
  return { navigation, articles, stations, pages, dueAt: isOutage ? now + OUTAGE_MS : Math.min(...parts.map(dueAt)) }
}

/** Some of the pages that are due, in their order among the others; none after a round in which all failed. */
async function renewPages(context: LoadContext, paths: string[], known: PageList['pages']) {
  // in the order of the site, without pages that are gone from it
  const pages: Record<string, Part<ListedPage | null> | undefined> = Object.fromEntries(paths.map((path) => [path, known[path]]))
  const due = paths.filter((path) => isDue(pages[path], context.now)).slice(0, MAX_ASKED)
  let isOutage = false
  for (let start = 0; start < due.length && !isOutage; start += AT_ONCE) {
    const round = await Promise.all(
      due.slice(start, start + AT_ONCE).map(async (path) => {
        const part = await renewedPart(pages[path], context.now, () => listed(context, path))
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
async function listed(context: LoadContext, path: string): Promise<ListedPage | null | undefined> {
  const page = await loadContent(context, path)
  if (!('content' in page)) return page.status === NOT_FOUND_STATUS ? null : undefined
  if (page.content.noIndex || page.content.body.some(isRedirect)) return null
  return { path, localizedPagePaths: contentPaths(page.localizedPagePaths) }
}

function isRedirect(block: Block): boolean {
  return block.contentType === 'cardList' && block.display.component === 'redirect'
}

async function listNavigation(context: LoadContext): Promise<string[] | undefined> {
  const layout = await loadLayout(context)
  return layout && pathsOf(layout.navigation)
}

function pathsOf(items: NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url.startsWith('/') ? [url] : []), ...pathsOf(children)])
}

/** undefined when the search failed */
async function listArticles(context: LoadContext): Promise<string[] | undefined> {
  const slugs: string[] = []
  for (let page = 1; page <= MAX_ARTICLE_PAGES; page++) {
    const result = await loadArticles(context, [], page)
    if (!result) return undefined
    if (result.items.length === 0) break
    slugs.push(...result.items.map(({ slug }) => slug))
    if (slugs.length >= result.total) break
  }
  return slugs
}
