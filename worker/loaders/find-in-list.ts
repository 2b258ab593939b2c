import { readRecord } from '#shared/contract/read-values.ts'
import { distanceBetween, type Position } from '#shared/stations/places/distance.ts'
import {
  MAX_SERVER_ROWS,
  readLocatorQuery,
  readPosition,
  ROWS_STEP,
} from '#shared/stations/query/locator-query.ts'
import { locatorAnswer, type LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import type { StationSet } from '#shared/stations/search/station-set.ts'
import type { LoadContext } from '../load-context.ts'
import { loadRoads } from './load-map-files.ts'
import type { StationList } from './load-stations.ts'
import { stationSetOf } from './station-set-of.ts'

/** a guessed position is not used if every station is farther away */
const MOST_METRES_AWAY = 500_000

/**
 * The locator's answer for a query string and a visitor (request.cf), for the page and for the
 * browser's later requests.
 */
export async function findInList(
  context: LoadContext,
  list: StationList,
  search: string,
  cf: unknown,
): Promise<LocatorAnswer> {
  const set = await stationSetOf(list, context.locale)
  const query = readLocatorQuery(search)
  const position = visitorPosition(cf)
  const guess = position && !query.near && isNear(set, position) ? position : undefined
  const roads = query.from && query.to ? await loadRoads(context) : undefined
  const seeker = { now: new Date(context.now), from: query.near ?? guess, roads }
  const rows = Math.min(query.rows ?? ROWS_STEP, MAX_SERVER_ROWS)
  const hasPoints = new URLSearchParams(search).get('points') === '1'
  return {
    ...locatorAnswer(set, query, seeker, { rows, hasPoints }),
    ...(guess && { guess }),
    ...(list.asOf !== undefined && { asOf: list.asOf }),
  }
}

function isNear({ stations }: StationSet, position: Position): boolean {
  return stations.some(
    ({ station: { location } }) =>
      location && distanceBetween(location, position) < MOST_METRES_AWAY,
  )
}

/** The position guessed by Cloudflare, for the order of the first list. Never stored. */
function visitorPosition(cf: unknown): Position | undefined {
  const guess = readRecord(cf)
  return readPosition(`${guess?.['latitude']},${guess?.['longitude']}`)
}
