import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { LocatorAnswer, StationRow } from '#shared/stations/search/locator-answer.ts'

/**
 * The station that is shown above the list: after a press of "nearest", when the position is known
 * and no other place is searched.
 */
export function nearestRow(
  { place, stations }: LocatorAnswer,
  { nearest, near, sort, from, to }: LocatorQuery,
): StationRow | undefined {
  const isWanted =
    nearest && near && !place && sort !== 'name' && from === undefined && to === undefined
  return isWanted && stations[0]?.distance !== undefined ? stations[0] : undefined
}
