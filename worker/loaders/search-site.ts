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
import type { StationRow } from '#shared/stations/search/locator-answer.ts'
import type { StationSet } from '#shared/stations/search/station-set.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import type { LoadContext } from '../load-context.ts'
import { findInList } from './find-in-list.ts'
import { loadSearch } from './load-content.ts'
import { type StationList, stationsInTime } from './load-stations.ts'
import { stationSetOf } from './station-set-of.ts'

/** After this time, pages and articles are shown without stations. */
const STATIONS_LIMIT_MS = 1_500
/** of each kind, when all kinds are shown */
const SHOWN_EACH = 3
/**
 * per word: names of towns and stations score more than this, beginnings less
 * (shared/stations/search/station-set.ts)
 */
const PLACE_SCORE = 0.7
const NO_STATIONS: NonNullable<SearchAnswer['stations']> = {
  items: [],
  total: 0,
  areNamed: false,
  services: [],
}
const CATEGORIES: Record<ContentKind, HitCategory> = {
  pages: 'Page',
  products: 'Product',
  news: 'Article',
}

export type Found = Pick<SearchAnswer, 'corrected' | 'page' | 'content' | 'stations'>

interface Asked extends SearchQuery {
  cf: unknown
  corrected: string | undefined
  isAnswered: boolean
}

/**
 * Searches the content and the stations. `menu` gives the pages above a found page, `cf`
 * (request.cf) the nearest stations.
 */
export async function searchSite(
  context: LoadContext,
  query: SearchQuery,
  menu: NavigationItem[] | Promise<NavigationItem[]>,
  cf?: unknown,
): Promise<Found> {
  const [content, list, navigation] = await Promise.all([
    loadSearch(context, query.q, query.isExact),
    stationsInTime(context, STATIONS_LIMIT_MS),
    menu,
  ])
  const corrected = content?.corrected
  const answer = content?.isAnswered ? content.items[0] : undefined
  const isShown = answer !== undefined && query.kind === undefined
  return withoutAbsent({
    corrected,
    page: isShown ? withTrail(answer, navigation) : undefined,
    content: content && groupsOf(content, query, navigation, isShown ? answer : undefined),
    stations:
      list &&
      (await stationsFor(context, list, {
        ...query,
        cf,
        corrected,
        isAnswered: answer !== undefined,
      })),
  })
}

function groupsOf(
  { items, counts }: SearchResult,
  { kind }: SearchQuery,
  navigation: NavigationItem[],
  answer?: SearchHit,
) {
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

function withTrail(
  item: SearchResult['items'][number],
  navigation: NavigationItem[],
): FoundContent {
  if (item.category !== 'Page') return item
  const trail = breadcrumbs(navigation, item.slug).flatMap(({ url, text }) =>
    url === item.slug ? [] : [text],
  )
  return trail.length > 0 ? { ...item, trail } : item
}

/**
 * As in the locator: around a named place, or nearest to the visitor first. If a page has the name,
 * stations need all of it.
 */
async function stationsFor(
  context: LoadContext,
  list: StationList,
  asked: Asked,
): Promise<NonNullable<SearchAnswer['stations']>> {
  const { q: typed, kind, cf, corrected, isAnswered } = asked
  // punctuation alone would find all stations
  if (foldedWords(typed).length === 0) return NO_STATIONS
  const set = await stationSetOf(list, context.locale)
  const q = corrected !== undefined && isService(set, typed, corrected) ? corrected : typed
  const found = await findInList(context, list, `?${new URLSearchParams({ q })}`, cf)
  const { stations, total, place, services, serviceWords, leftOut, spellings } = found
  const { rest, isUnknown } = set.read(q)
  const others = wordsOf(rest)
  const [best] = set.searchNames(others.join(' '))
  const isWhole =
    leftOut === undefined &&
    (place !== undefined || (best?.score ?? 0) >= PLACE_SCORE * others.length)
  const areNamed =
    others.length > 0 && (isAnswered ? isWhole : best !== undefined || place !== undefined)
  if (isAnswered && !areNamed && services.length === 0) return NO_STATIONS
  // a few words are a distant place by chance: 'pin kode'
  if (leftOut !== undefined && place?.isBeyond) return NO_STATIONS
  if (!areNamed && services.length > 0 && others.length > 0) {
    const words = serviceWords.join(' ')
    const ofServices = await stationsFor(context, list, {
      ...asked,
      q: words,
      corrected: undefined,
    })
    return { ...ofServices, words, leftOut: others }
  }
  // a part of a service's name beside other words: 'pay invoice'
  const isPart = services.length === 0 && isUnknown
  const most = kind === undefined ? SHOWN_EACH : kind === 'stations' ? stations.length : 0
  return withoutAbsent({
    words: q === typed ? undefined : q,
    items: isPart ? [] : stations.slice(0, most).map(foundStation),
    total: isPart ? 0 : total,
    areNamed,
    services,
    place: place?.name,
    leftOut,
    spellings: isAnswered || spellings?.length === 0 ? undefined : spellings,
  })
}

/**
 * Whether the words that a correction of the content has replaced are services. It does not change
 * which place is searched: that would be a guess.
 */
function isService(set: StationSet, typed: string, corrected: string): boolean {
  const { services, serviceWords } = set.read(corrected)
  const used = serviceWords.flatMap(wordsOf)
  return (
    services.length > 0 &&
    wordsOf(corrected).every((word) => used.includes(word) || wordsOf(typed).includes(word))
  )
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function foundStation({ station, distance }: StationRow): FoundStation {
  const {
    name,
    path,
    address,
    timeZone,
    services,
    network,
    openingHours,
    pumps,
    chargers,
    washHours,
    kitchenHours,
  } = station
  const hours = {
    timeZone,
    services,
    network,
    openingHours,
    pumps,
    chargers,
    washHours,
    kitchenHours,
  }
  return withoutAbsent({ name, path, address, ...hours, distance })
}
