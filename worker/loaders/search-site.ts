import type { NavigationItem } from '#shared/contract/layout.ts'
import { withoutAbsent } from '#shared/contract/read-values.ts'
import type { HitCategory, SearchResult } from '#shared/contract/search.ts'
import { breadcrumbs } from '#shared/navigation/page-trail.ts'
import { CONTENT_KINDS, type ContentKind, type FoundContent, type SearchAnswer, type SearchQuery } from '#shared/search/search-answer.ts'
import { foldedWords } from '#shared/stations/fold-text.ts'
import type { LoadContext } from '../load-context.ts'
import { loadSearch } from './load-content.ts'
import { findInList } from './find-in-list.ts'
import { type StationList, stationsInTime } from './load-stations.ts'
import { stationSetOf } from './station-set-of.ts'

/** After this time, pages and articles are shown without stations. */
const STATIONS_LIMIT_MS = 1_500
/** of each kind, when all kinds are shown */
const SHOWN_EACH = 3
/** per word: names of towns and stations score more than this, names of services less (shared/stations/station-set.ts) */
const PLACE_SCORE = 0.7
const CATEGORIES: Record<ContentKind, HitCategory> = { pages: 'Page', products: 'Product', news: 'Article' }

export type Found = Pick<SearchAnswer, 'corrected' | 'content' | 'stations'>

/** Searches the content and the stations. `navigation` gives the pages above a found page, `cf` (request.cf) the nearest stations. */
export async function searchSite(context: LoadContext, query: SearchQuery, navigation: NavigationItem[], cf?: unknown): Promise<Found> {
  const [content, list] = await Promise.all([loadSearch(context, query.q, query.isExact), stationsInTime(context, STATIONS_LIMIT_MS)])
  const corrected = content?.corrected
  return withoutAbsent({
    corrected,
    content: content && groupsOf(content, query, navigation),
    // as typed: a correction of the content is a guess
    stations: list && (await stationsFor(context, list, { ...query, cf })),
  })
}

function groupsOf({ items, counts }: SearchResult, { kind }: SearchQuery, navigation: NavigationItem[]) {
  return CONTENT_KINDS.map((each) => {
    const category = CATEGORIES[each]
    const ofKind = items.filter((item) => item.category === category)
    const shown = kind === undefined ? ofKind.slice(0, SHOWN_EACH) : kind === each ? ofKind : []
    return { kind: each, total: counts[category], items: shown.map((item): FoundContent => withTrail(item, navigation)) }
  })
}

function withTrail(item: SearchResult['items'][number], navigation: NavigationItem[]): FoundContent {
  if (item.category !== 'Page') return item
  const trail = breadcrumbs(navigation, item.slug).flatMap(({ url, text }) => (url === item.slug ? [] : [text]))
  return trail.length > 0 ? { ...item, trail } : item
}

/** As in the locator: around a named place, or nearest to the visitor first. */
async function stationsFor(context: LoadContext, list: StationList, { q, kind, cf }: SearchQuery & { cf: unknown }) {
  // punctuation alone would find all stations
  if (foldedWords(q).length === 0) return { items: [], total: 0, areMeant: false }
  const { stations, total, place, services, leftOut, spellings } = await findInList(context, list, `?${new URLSearchParams({ q })}`, cf)
  const most = kind === undefined ? SHOWN_EACH : kind === 'stations' ? stations.length : 0
  const items = stations
    .slice(0, most)
    .map(({ station: { name, path, address }, distance }) => withoutAbsent({ name, path, address, distance }))
  const [best] = (await stationSetOf(list, context.locale)).search(q)
  const isName = best !== undefined && best.score >= PLACE_SCORE * q.split(' ').length
  const areMeant = leftOut === undefined && (isName || place !== undefined || services.length > 0)
  return withoutAbsent({ items, total, areMeant, leftOut, spellings: spellings?.length === 0 ? undefined : spellings })
}
