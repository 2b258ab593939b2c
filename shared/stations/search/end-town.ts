import type { StationSummary } from '../../contract/station.ts'
import type { FoundRoute } from './find-route.ts'

/**
 * Whether a station is in the town where the route starts or ends. Such stations are many, and are
 * folded into one row of the list.
 */
export function endTown(
  { address: { city } }: StationSummary,
  { from, to }: Pick<FoundRoute, 'from' | 'to'>,
): 'from' | 'to' | undefined {
  if (city === '' || from === to) return undefined
  if (city === from) return 'from'
  return city === to ? 'to' : undefined
}
