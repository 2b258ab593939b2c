import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownLocator } from '#shared/navigation/shown-page.ts'
import { absentFilters } from '#shared/stations/filters-of.ts'
import { locatorAnswer } from '#shared/stations/locator-answer.ts'
import { MAX_SERVER_ROWS, readLocatorQuery, ROWS_STEP } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { distanceBetween, type Position } from '#shared/stations/distance.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import type { LoadContext } from '../load-context.ts'
import { stationsInTime } from './load-stations.ts'
import { stationSet } from './station-set.ts'

interface Visit {
  /** '' or '?…' */
  search: string
  /** the edge's guess */
  place: Position | undefined
}

/** since the visitor asked: the page says that the list cannot be had now, rather than wait longer for it */
const LOCATOR_LIMIT_MS = 3_000
/** beyond it an order by distance from a guess says nothing */
const MOST_METRES_AWAY = 500_000

/** A page with a locator gets the first stations of this very address: such a page is nobody else's, and never cached. */
export async function attachLocator(context: LoadContext, visit: Visit, result: PageResult): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isLocator)) return result
  const start = await locatorStart(context, visit)
  const { content } = result.page
  const body = content.body.map((block): ShownBlock => (isLocator(block) ? { ...block, start } : block))
  return { ...result, page: { ...result.page, content: { ...content, body } } }
}

function isLocator(block: ShownBlock): block is ShownLocator {
  return block.contentType === 'stationLocator'
}

async function locatorStart(context: LoadContext, { search, place }: Visit): Promise<LocatorStart> {
  const { locale } = context
  const now = new Date(context.now)
  const list = await stationsInTime(context, Math.max(0, context.now + LOCATOR_LIMIT_MS - Date.now()))
  if (!list) return { kind: 'unavailable', search, now: now.toISOString() }
  const set = await stationSet(locale, list)
  const query = readLocatorQuery(search)
  const rows = Math.min(query.rows ?? ROWS_STEP, MAX_SERVER_ROWS)
  const guess = query.near === undefined && isNear(set, place) ? place : undefined
  return {
    kind: 'list',
    search,
    now: now.toISOString(),
    address: `${context.preview ? '/preview' : ''}/stations/${locale}/${list.version}.json`,
    absent: absentFilters(set.stations),
    ...(guess && { guess }),
    ...(list.asOf !== undefined && { asOf: list.asOf }),
    ...locatorAnswer(set, query, { now, from: query.near ?? guess }, rows),
  }
}

function isNear({ stations }: StationSet, place: Position | undefined): place is Position {
  if (place === undefined) return false
  return stations.some(({ station: { location } }) => location && distanceBetween(location, place) < MOST_METRES_AWAY)
}
