import { endTown } from '#shared/stations/search/end-town.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import type { StationRow } from '#shared/stations/search/locator-answer.ts'

export interface NumberedRow {
  row: StationRow
  /** in order of travel, from 1: the number on its pin */
  stop: number
}

/** A station, or all stations of a town in which the route starts or ends. */
export type ListItem = (NumberedRow & { town?: never }) | { town: string; rows: NumberedRow[] }

/**
 * The list with the stations of the first and the last town in one row each. A single station stays
 * a row.
 */
export function foldTowns(
  stations: readonly StationRow[],
  route: FoundRoute | undefined,
): ListItem[] {
  const rows = stations.map((row, index): NumberedRow => ({ row, stop: index + 1 }))
  if (!route || route.line.length === 0) return rows
  const inTown = (end: 'from' | 'to') =>
    rows.filter(({ row }) => endTown(row.station, route) === end)
  const folded = (some: NumberedRow[], town: string): ListItem[] =>
    some.length > 1 ? [{ town, rows: some }] : some
  const between = rows.filter(({ row }) => endTown(row.station, route) === undefined)
  return [...folded(inTown('from'), route.from), ...between, ...folded(inTown('to'), route.to)]
}
