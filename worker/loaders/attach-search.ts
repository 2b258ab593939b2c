import type { Layout } from '#shared/contract/layout.ts'
import type { ContentLink } from '#shared/contract/rich-text.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownSearch } from '#shared/navigation/shown-page.ts'
import { readSearchWords, type SearchAnswer } from '#shared/search/search-answer.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../site/page-blocks.ts'
import { loadSearch } from './load-content.ts'
import { stationsInTime } from './load-stations.ts'
import { stationSetOf } from './station-set-of.ts'

/** After this time, pages and articles are shown without stations. */
const STATIONS_LIMIT_MS = 1_500
const STATIONS_SHOWN = 5
/** when the words do not name a place; the locator shows more */
const OTHERS_SHOWN = 3
/** per word: names of towns and stations score more than this, names of services less (shared/stations/station-set.ts) */
const PLACE_SCORE = 0.7

/** Attaches the results for this query ('' or '?…') to the search of a page, unless the visitor is over the rate limit. Its HTML is not cached. */
export async function attachSearch(
  context: LoadContext,
  search: string,
  result: PageResult,
  isOverLimit: () => Promise<boolean>,
): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isSearch)) return result
  const q = readSearchWords(search)
  const popular = popularLinks(result.layout)
  const answer = { q, popular, ...(q !== '' && !(await isOverLimit()) && (await findBoth(context, q))) }
  return { ...result, page: withBlocks(result.page, (block) => (isSearch(block) ? { ...block, answer } : block)) }
}

function isSearch(block: ShownBlock): block is ShownSearch {
  return block.contentType === 'search'
}

async function findBoth(context: LoadContext, q: string): Promise<Pick<SearchAnswer, 'content' | 'stations'>> {
  const [content, stations] = await Promise.all([loadSearch(context, q), searchStations(context, q)])
  return { ...(content && { content }), ...(stations && { stations }) }
}

async function searchStations(context: LoadContext, q: string): Promise<SearchAnswer['stations']> {
  const list = await stationsInTime(context, STATIONS_LIMIT_MS)
  if (!list) return undefined
  const hits = (await stationSetOf(list, context.locale)).search(q)
  const areMeant = (hits[0]?.score ?? 0) >= PLACE_SCORE * q.split(' ').length
  const shown = hits.slice(0, areMeant ? STATIONS_SHOWN : OTHERS_SHOWN)
  return { items: shown.map(({ station: { name, path, address } }) => ({ name, path, address })), total: hits.length, areMeant }
}

/** The links of the quick navigation, then the main pages of the navigation, each page once. */
function popularLinks(layout: Layout | undefined): ContentLink[] {
  const pages = (layout?.navigation ?? []).filter(({ url, visibleInNavigation }) => visibleInNavigation && url !== '')
  const links = [...(layout?.quickNavigation ?? []), ...pages.map(({ text, url }) => linkTo(url, text))]
  const paths = links.map(({ target }) => addressOf(target).replace(/[?#].*$/s, ''))
  return links.filter((_, index) => paths.indexOf(paths[index] ?? '') === index)
}

function linkTo(url: string, text: string): ContentLink {
  return { text, target: { contentType: 'internalLink', url } }
}

function addressOf(target: ContentLink['target']): string {
  if (typeof target === 'string') return target
  if (target.contentType === 'card') return target.id
  return target.contentType === 'internalLink' ? target.url : target.slug
}
