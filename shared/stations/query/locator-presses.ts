import { type ChargingMinimum, readCharging } from '../services/charging.ts'
import { STATION_FILTERS } from '../services/station-filters.ts'
import { type FilterId, filterNamed } from './filters-of.ts'

interface Presses {
  /**
   * 'open', 'charging:any', 'charging:150', 'charging:400', the id of a filter; 'ends' swaps the
   * ends of a route, 'stop' adds a blank stop
   */
  toggle: string
  /**
   * the name of a parameter; 'filters' for everything that narrows the list; 'route' for both ends
   * and the stops; 'via:0' for a stop; 'word:autopesu' for words of the search
   */
  drop: string
}

/** The parts of a query that a press reads; others are only dropped. */
interface Pressed {
  q: string
  from?: string | undefined
  to?: string | undefined
  via?: string[] | undefined
  filters: FilterId[]
  charging?: ChargingMinimum | undefined
  openNow: boolean
  openAt?: string | undefined
}

/**
 * The query after a press of a submit button, whose name and value are in the address. Unknown
 * values change nothing.
 */
export function pressed<Query extends Pressed>(query: Query, { toggle, drop }: Presses): Query {
  return {
    ...dropped(toggled(query, toggle), drop),
    ...(Object.hasOwn(DROPS, drop) && DROPS[drop]),
  }
}

function dropped<Query extends Pressed>(query: Query, drop: string): Query {
  const words = /^word:(.+)$/.exec(drop)?.[1]
  if (words !== undefined) return { ...query, q: withoutWords(query.q, words) }
  const stop = /^via:(\d)$/.exec(drop)?.[1]
  return stop === undefined
    ? query
    : { ...query, via: stopsOrNone(query.via?.filter((_, index) => index !== Number(stop))) }
}

function toggled<Query extends Pressed>(query: Query, name: string): Query {
  if (name === 'open') return { ...query, openNow: !query.openNow, openAt: undefined }
  if (name === 'ends')
    return { ...query, from: query.to ?? '', to: query.from ?? '', via: query.via?.toReversed() }
  if (name === 'stop') return { ...query, via: [...(query.via ?? []), ''].slice(0, MOST_STOPS) }
  const minimum = readCharging(/^charging:(.+)$/.exec(name)?.[1])
  if (minimum !== undefined)
    return { ...query, charging: query.charging === minimum ? undefined : minimum }
  const id = filterNamed(name)
  return id === undefined ? query : { ...query, filters: withToggled(query.filters, id) }
}

function stopsOrNone(stops: string[] | undefined): string[] | undefined {
  return stops?.length === 0 ? undefined : stops
}

function withToggled(filters: FilterId[], id: FilterId): FilterId[] {
  if (filters.includes(id)) return filters.filter((each) => each !== id)
  return STATION_FILTERS.map((filter) => filter.id).filter(
    (each) => each === id || filters.includes(each),
  )
}

function withoutWords(text: string, words: string): string {
  return ` ${text} `.replace(` ${words} `, ' ').trim()
}

/** stops of a route */
export const MOST_STOPS = 3

const OPEN = { openNow: false, openAt: undefined }
const CHOSEN = { ...OPEN, filters: [], charging: undefined, service: undefined, area: undefined }

const DROPS: Record<string, object> = {
  q: { q: '' },
  near: { near: undefined, nearest: undefined },
  radius: { radius: undefined },
  area: { area: undefined },
  service: { service: undefined },
  open: OPEN,
  charging: { charging: undefined },
  sort: { sort: undefined },
  s: { selected: undefined },
  filters: CHOSEN,
  route: { from: undefined, to: undefined, via: undefined },
}
