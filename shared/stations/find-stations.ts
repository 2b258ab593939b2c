import type { StationSummary } from '../contract/station.ts'
import { isInArea } from './area.ts'
import type { Position } from './distance.ts'
import { fitsFilters } from './filters-of.ts'
import { localSeconds } from './local-moment.ts'
import type { LocatorQuery } from './locator-query.ts'
import { openOutlook } from './open-outlook.ts'
import { weekHours } from './read-opening-hours.ts'
import { byDistance, type StationAway, withDistance } from './sort-stations.ts'
import type { StationSet } from './station-set.ts'

export interface Seeker {
  now: Date
  /** where distances are measured from: the query's own position, or a guess */
  from?: Position | undefined
}

/** From the query to the list, the same at the edge and in the browser. */
export function findStations(set: StationSet, query: LocatorQuery, { now, from = query.near }: Seeker) {
  const isOpen = query.openNow ? openNowCheck(now) : () => true
  // all for a blank text; a text without words finds nothing: a list of all would look like its result
  const hits = query.q.trim() === '' ? set.stations.map((each) => ({ ...each, score: 0 })) : set.search(query.q)
  const fitting = hits.filter(({ station }) => isAround(station, query) && isOpen(station))
  const found = fitting
    .filter(({ filters }) => fitsFilters(filters, query.filters))
    // an order that was asked for goes before how well the words fit
    .map(({ station, index, score }) => ({ ...withDistance(station, from), index, score: query.sort === undefined ? score : 0 }))
  const isNearestFirst = query.sort !== 'name' && from !== undefined
  found.sort((one, other) => other.score - one.score || (isNearestFirst ? byDistance(one, other) : 0) || one.index - other.index)
  return {
    /** all that fit, in the order of the list */
    stations: found.map(({ index: _index, score: _score, ...away }): StationAway => away),
    /** the filters of each station that fits all but the filters: for filterCounts */
    filters: fitting.map(({ filters }) => filters),
  }
}

/** Of the network and in the area that were asked for. */
function isAround({ network, location }: StationSummary, { service, area }: LocatorQuery): boolean {
  if (service !== undefined && network !== service) return false
  return area === undefined || (location !== undefined && isInArea(area, location))
}

/** Which of many stations are open at a moment. A zone's clock is read once. */
function openNowCheck(now: Date): (station: StationSummary) => boolean {
  const clocks = new Map<string, number>()
  return ({ openingHours, timeZone }) => {
    const clock = clocks.get(timeZone) ?? localSeconds(now, timeZone)
    clocks.set(timeZone, clock)
    return openOutlook(weekHours(openingHours), clock).open
  }
}
