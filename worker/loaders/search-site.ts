import type { NavigationItem } from '#shared/contract/layout.ts'
import { withoutAbsent } from '#shared/contract/read-values.ts'
import type { HitCategory, SearchHit, SearchResult } from '#shared/contract/search.ts'
import { breadcrumbs } from '#shared/navigation/page-trail.ts'
import {
  CONTENT_KINDS,
  type ContentKind,
  type FoundContent,
  type FoundStation,
  type SearchAnswer,
  type SearchQuery,
} from '#shared/search/search-answer.ts'
import type { StationRow } from '#shared/stations/locator-answer.ts'
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
/** per word: beginnings of names score more than this, misspelt names do not */
const GUESS_SCORE = 0.5
const NO_STATIONS = { items: [], total: 0, areNamed: false, services: [] } satisfies SearchAnswer['stations']
const CATEGORIES: Record<ContentKind, HitCategory> = { pages: 'Page', products: 'Product', news: 'Article' }

export type Found = Pick<SearchAnswer, 'corrected' | 'page' | 'content' | 'stations'>

interface Asked extends SearchQuery {
  cf: unknown
  isAnswered: boolean
}

/** Searches the content and the stations. `navigation` gives the pages above a found page, `cf` (request.cf) the nearest stations. */
export async function searchSite(context: LoadContext, query: SearchQuery, navigation: NavigationItem[], cf?: unknown): Promise<Found> {
  const [content, list] = await Promise.all([loadSearch(context, query.q, query.isExact), stationsInTime(context, STATIONS_LIMIT_MS)])
  const corrected = content?.corrected
  const answer = content?.isAnswered ? content.items[0] : undefined
  const isShown = answer !== undefined && query.kind === undefined
  const asked = { ...query, q: corrected ?? query.q, cf, isAnswered: answer !== undefined }
  const stations = list && (await stationsFor(context, list, asked))
  // names that are only similar to the words: pages are better
  const isGuess = stations?.services.length === 0 && !stations.areNamed && content?.total !== 0
  return withoutAbsent({
    corrected,
    page: isShown ? withTrail(answer, navigation) : undefined,
    content: content && groupsOf(content, query, navigation, isShown ? answer : undefined),
    stations: isGuess ? NO_STATIONS : stations,
  })
}

function groupsOf({ items, counts }: SearchResult, { kind }: SearchQuery, navigation: NavigationItem[], answer?: SearchHit) {
  return CONTENT_KINDS.map((each) => {
    const category = CATEGORIES[each]
    const ofKind = items.filter((item) => item.category === category && item !== answer)
    const shown = kind === undefined ? ofKind.slice(0, SHOWN_EACH) : kind === each ? ofKind : []
    return {
      kind: each,
      total: counts[category] - (answer?.category === category ? 1 : 0),
      items: shown.map(({ facts: _facts, ...item }): FoundContent => withTrail(item, navigation)),
    }
  })
}

function withTrail(item: SearchResult['items'][number], navigation: NavigationItem[]): FoundContent {
  if (item.category !== 'Page') return item
  const trail = breadcrumbs(navigation, item.slug).flatMap(({ url, text }) => (url === item.slug ? [] : [text]))
  return trail.length > 0 ? { ...item, trail } : item
}

/** As in the locator: around a named place, or nearest to the visitor first. If a page has the name, a place must be spelled like it. */
async function stationsFor(context: LoadContext, list: StationList, { q, kind, cf, isAnswered }: Asked) {
  const { stations, total, place, services, serviceWords } = await findInList(context, list, `?${new URLSearchParams({ q })}`, cf)
  const others = wordsOf(q).filter((word) => !serviceWords.some((words) => wordsOf(words).includes(word)))
  const [best] = (await stationSetOf(list, context.locale)).search(others.join(' '))
  if (!best && services.length === 0) return NO_STATIONS
  const most = kind === undefined ? SHOWN_EACH : kind === 'stations' ? stations.length : 0
  const least = isAnswered ? PLACE_SCORE : GUESS_SCORE
  const isName = best !== undefined && best.score > least * others.length
  return {
    items: stations.slice(0, most).map(foundStation),
    total,
    areNamed: isName || (place !== undefined && !isAnswered),
    services,
    ...(place && { place: place.name }),
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}

function foundStation({ station, distance }: StationRow): FoundStation {
  const { name, path, address, timeZone, services, network, openingHours, pumps, chargers, washHours, kitchenHours } = station
  const hours = { timeZone, services, network, openingHours, pumps, chargers, washHours, kitchenHours }
  return withoutAbsent({ name, path, address, ...hours, distance })
}
