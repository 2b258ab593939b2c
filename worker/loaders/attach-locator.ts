import { readRecord } from '#shared/contract/read-values.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownLocator } from '#shared/navigation/shown-page.ts'
import { absentFilters } from '#shared/stations/filters-of.ts'
import { MAX_SERVER_ROWS, readLocatorQuery, readPosition, ROWS_STEP } from '#shared/stations/locator-query.ts'
import { locatorAnswer, type LocatorStart } from '#shared/stations/locator-answer.ts'
import { distanceBetween, type Position } from '#shared/stations/distance.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../site/page-blocks.ts'
import { stationsInTime } from './load-stations.ts'
import { stationSetOf } from './station-set-of.ts'

/** counted from the start of the request; after this time the page says that there is no list */
const LOCATOR_LIMIT_MS = 3_000
/** a guessed position is not used if every station is farther away */
const MOST_METRES_AWAY = 500_000

/** Attaches the first stations for this query ('' or '?…') and visitor (request.cf) to the locator of a page. Its HTML is not cached. */
export async function attachLocator(context: LoadContext, search: string, cf: unknown, result: PageResult): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isLocator)) return result
  const start = await locatorStart(context, search, visitorPosition(cf))
  return { ...result, page: withBlocks(result.page, (block) => (isLocator(block) ? { ...block, start } : block)) }
}

function isLocator(block: ShownBlock): block is ShownLocator {
  return block.contentType === 'stationLocator'
}

async function locatorStart(context: LoadContext, search: string, position: Position | undefined): Promise<LocatorStart> {
  const { locale } = context
  const now = new Date(context.now)
  const list = await stationsInTime(context, Math.max(0, context.now + LOCATOR_LIMIT_MS - Date.now()))
  if (!list) return { kind: 'unavailable', search, now: now.toISOString() }
  const set = await stationSetOf(list, locale)
  const query = readLocatorQuery(search)
  const rows = Math.min(query.rows ?? ROWS_STEP, MAX_SERVER_ROWS)
  const guess = position && !query.near && isNear(set, position) ? position : undefined
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

function isNear({ stations }: StationSet, position: Position): boolean {
  return stations.some(({ station: { location } }) => location && distanceBetween(location, position) < MOST_METRES_AWAY)
}

/** The position guessed by Cloudflare, for the order of the first list. Never stored. */
function visitorPosition(cf: unknown): Position | undefined {
  const guess = readRecord(cf)
  return readPosition(`${guess?.['latitude']},${guess?.['longitude']}`)
}
