import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { cardListRedirect } from '#shared/navigation/page-result.ts'
import { cached, cacheKey, DAY_MS } from '../cache/cached.ts'
import type { LoadContext } from '../load-context.ts'
import { contentPath, contentPaths } from '../site/page-address.ts'
import { listArticles, type ListedPage, listNavigation, listStations } from './list-paths.ts'
import { loadContent } from './load-content.ts'

/** What is known of a locale's pages. Stored as JSON, failures included: what failed is fetched again later, and the last good value stays. */
export interface PageList {
  navigation: Part<string[]>
  articles: Part<string[]>
  stations: Part<ListedPage[]>
  /** by path; undefined: not fetched yet; a value of null: there is a page, and it is not to be listed */
  pages: Record<string, Part<ListedPage | null> | undefined>
  /** milliseconds since 1970: nothing need be fetched before */
  dueAt: number
}

interface Part<Value> {
  /** the last good one */
  value?: Value
  dueAt: number
  /** in a row */
  failures: number
}

const CONCURRENT = 6
/** Pages in one renewal: with the articles' lists no more than a hundred calls, whatever the site's size. The next renewal goes on. */
const MAX_FETCHED = 75
const MAX_PAGES = 2_000
/** of one sitemap file, by its protocol */
const MAX_ADDRESSES = 50_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A list is sent as it is, and once a minute what is due is fetched in the background. */
const LIFETIMES = { freshMs: MINUTE_MS, staleMs: 7 * DAY_MS, keepMs: 7 * DAY_MS }

/** The pages of a locale as far as they are known. undefined where nothing is known yet, and another request is already fetching. */
export async function loadPageList(context: LoadContext): Promise<PageList | undefined> {
  const { response } = await cached(context, {
    // the list is cached, not the XML: it is the same for every host
    key: cacheKey(context, 'sitemap'),
    lifetimes: LIFETIMES,
    incremental: true,
    fetch: async (copy) => {
      const known = await copy?.json<PageList>()
      const list = known && context.now < known.dueAt ? known : await renewPageList(context, known)
      return { kind: 'ready', body: JSON.stringify(list) }
    },
  })
  return response.ok ? response.json<PageList>() : undefined
}

/** Stations are not fetched one by one: a thousand pages would be a thousand calls. One that is a page of the tree stays what it is. */
export function listedPages({ pages, stations }: PageList): ListedPage[] {
  const found = [...Object.values(pages).flatMap((part) => part?.value ?? []), ...(stations.value ?? [])]
  const byPath = Map.groupBy(found, ({ path }) => path)
  return [...byPath.values()].flatMap(([first]) => first ?? []).slice(0, MAX_ADDRESSES)
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
  const dates = [navigation, articles, stations, ...Object.values(pages)].map((part) => part?.dueAt ?? 0)
  return { navigation, articles, stations, pages, dueAt: isOutage ? now + MINUTE_MS : Math.min(...dates) }
}

/** Some of the pages that are due, in their order among the others; none after a round in which all failed. */
async function renewPages(context: LoadContext, paths: string[], known: PageList['pages']) {
  // in the order of the site, without pages that are gone from it
  const pages: PageList['pages'] = Object.fromEntries(paths.map((path) => [path, known[path]]))
  const due = paths.filter((path) => (pages[path]?.dueAt ?? 0) <= context.now).slice(0, MAX_FETCHED)
  let isOutage = false
  for (let start = 0; start < due.length && !isOutage; start += CONCURRENT) {
    const round = due.slice(start, start + CONCURRENT)
    const parts = await Promise.all(round.map((path) => renewedPart(pages[path], context.now, () => listedPage(context, path))))
    for (const [index, path] of round.entries()) pages[path] = parts[index]
    isOutage = parts.length > 1 && parts.every(({ failures }) => failures > 0)
  }
  return { pages, isOutage }
}

/** The part while it is not due; else fetched anew: due again in an hour, after a failure (undefined) in a minute, then more and more seldom. */
async function renewedPart<Value>(
  part: Part<Value> | undefined,
  now: number,
  fetch: () => Promise<Value | undefined>,
): Promise<Part<Value>> {
  if (part && now < part.dueAt) return part
  const value = await fetch()
  if (value !== undefined) return { value, dueAt: now + HOUR_MS, failures: 0 }
  const failures = (part?.failures ?? 0) + 1
  return { ...part, failures, dueAt: now + Math.min(HOUR_MS, MINUTE_MS * 2 ** (failures - 1)) }
}

/** undefined when it failed */
async function listedPage(context: LoadContext, path: string): Promise<ListedPage | null | undefined> {
  const { value: page } = await loadContent(context, path)
  if (!('content' in page)) return page.status === NOT_FOUND_STATUS ? null : undefined
  if (page.content.noIndex || cardListRedirect(page) !== undefined) return null
  return { path, localizedPagePaths: contentPaths(page.localizedPagePaths) }
}
