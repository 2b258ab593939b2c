// The state of the locator is its address (§2.1):
// ?service=MAIN&q=&near=lat,lon&radius=50&area=w,s,e,n&f=carwash,lunch&open=now&sort=distance&view=list|map&s={id}

import { toTheMetre } from '../../contract/location.ts'
import { NETWORKS, type StationNetwork } from '../../contract/network.ts'
import { stationId, visibleText } from '../../contract/read-text.ts'
import { readOneOf } from '../../contract/read-values.ts'
import { type Area, readArea, readDegrees, writeArea } from '../places/area.ts'
import type { Position } from '../places/distance.ts'
import { type ChargingMinimum, chargingOf, readCharging, strictest } from '../services/charging.ts'
import type { FilterId } from './filters-of.ts'
import { MOST_STOPS, pressed } from './locator-presses.ts'
import { readFilters, readUnknown } from './read-filters.ts'

export interface LocatorQuery {
  service?: StationNetwork | undefined
  /** the search words; '' without words */
  q: string
  near?: Position | undefined
  /** kilometres around the place; undefined for the first of RADII */
  radius?: number | undefined
  /** the area of "Search this area" on the map */
  area?: Area | undefined
  /** ids of filters in the order of §9 */
  filters: FilterId[]
  /** the least power of a charger */
  charging?: ChargingMinimum | undefined
  /** ends of a route: names of places, or 'lat,lon'; '' for a blank field */
  from?: string | undefined
  to?: string | undefined
  /** stops on the way, also blank ones */
  via?: string[] | undefined
  /**
   * unknown codes, cleaned: the page shows them to the visitor, and the next address does not
   * contain them
   */
  unknownFilters?: string[] | undefined
  openNow: boolean
  /** time of arrival, 'yyyy-MM-ddTHH:mm' on the station's clock */
  openAt?: string | undefined
  sort?: 'distance' | 'name' | undefined
  /** the nearest station is shown above the list; without `near`, the page asks for the position */
  nearest?: true | undefined
  view: 'list' | 'map'
  /** id of the selected station */
  selected?: string | undefined
  /** number of stations in the list; undefined for the first 20 */
  rows?: number | undefined
  /** other parameters, unchanged, at most ten: 'utm_source=a' */
  others: string
}

/** Kilometres around a place; the first one is the default. */
export const RADII = [25, 10, 50, 100] as const
/** Number of stations at first, and with each "show more". */
export const ROWS_STEP = 20
/** The server renders at most this many; the browser can show more. */
export const MAX_SERVER_ROWS = 200

const NAMES = new Set([
  ...[
    'service',
    'q',
    'near',
    'radius',
    'area',
    'f',
    'charging',
    'open',
    'sort',
    'view',
    's',
    'rows',
  ],
  ...['from', 'to', 'via', 'nearest', 'toggle', 'drop', 'points'],
])
/** parameters that are kept without a value */
const BLANK = new Set(['from', 'to', 'via'])

/** characters of a search that are read, and words */
export const MAX_SEARCH_TEXT = 60
export const MAX_SEARCH_WORDS = 8
/** The form repeats `f` for each filter. */
const MAX_PARAMETERS = 100
const MAX_CODES = 100
/** parameters of others such as utm_source */
const MAX_OTHERS = 10
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/**
 * Invalid parts are dropped, and parameters after the hundredth. Only `f`, `open`, `from`, `to` and
 * `via` may occur several times, because the form repeats them. The submit buttons of that form
 * send `toggle` and `drop` (locator-presses.ts), which are applied here and not part of the next
 * address.
 */
export function readLocatorQuery(search: string): LocatorQuery {
  const given = new URLSearchParams(search)
  return pressed(readChoices(search), {
    toggle: given.get('toggle') ?? '',
    drop: given.get('drop') ?? '',
  })
}

function readChoices(search: string): LocatorQuery {
  const written = search
    .replace(/^\?|\p{Surrogate}/gu, '')
    .split('&', MAX_PARAMETERS)
    .join('&')
  const given = new URLSearchParams(written)
  const first = (name: string) => given.get(name) ?? undefined
  const moments = given.getAll('open')
  const codes = given
    .getAll('f')
    .flatMap((value) => value.split(',', MAX_CODES))
    .slice(0, MAX_CODES)
  return {
    service: readOneOf(NETWORKS, first('service')),
    q: readSearchText(first('q')),
    near: readPosition(first('near')),
    radius: RADII.slice(1).find((radius) => first('radius') === String(radius)),
    area: readArea(first('area')),
    filters: readFilters(codes),
    charging: readCharging(first('charging')) ?? strictest(codes.map(chargingOf)),
    from: readEnd(given.getAll('from')),
    to: readEnd(given.getAll('to')),
    via: readStops(given.getAll('via')),
    unknownFilters: readUnknown(codes),
    openNow: moments.includes('now'),
    openAt: moments.includes('now')
      ? undefined
      : moments.find((moment) => WALL_TIME.test(moment) && !Number.isNaN(Date.parse(`${moment}Z`))),
    sort: readOneOf(['distance', 'name'] as const, first('sort')),
    nearest: first('nearest') === '1' || undefined,
    view: first('view') === 'map' ? 'map' : 'list',
    selected: stationId(first('s')) || undefined,
    rows: readRows(first('rows')),
    others: written
      .split('&')
      .filter((pair) =>
        Array.from(new URLSearchParams(pair).keys()).some((name) => !NAMES.has(name)),
      )
      .slice(0, MAX_OTHERS)
      .join('&'),
  }
}

/** The search text for the address: trimmed, at most 60 characters and 8 words. */
export function readSearchText(text: string | undefined): string {
  return visibleText(text, MAX_SEARCH_TEXT).split(' ', MAX_SEARCH_WORDS).join(' ')
}

/**
 * '?service=MAIN&f=lunch', or '' without choices. readLocatorQuery of the result yields the same
 * query.
 */
export function writeLocatorQuery(query: LocatorQuery): string {
  const {
    service,
    q,
    near,
    radius,
    area,
    filters,
    charging,
    from,
    to,
    via = [],
    openNow,
    openAt,
    sort,
    nearest,
    view,
    selected,
    rows,
    others,
  } = query
  const values = {
    service,
    q,
    near: near && `${toTheMetre(near.lat)},${toTheMetre(near.lon)}`,
    radius,
    area: area && writeArea(area),
    f: filters.join(','),
    charging,
    from,
    to,
    via,
    open: openNow ? 'now' : openAt,
    sort,
    nearest: nearest && 1,
    view: view === 'map' && view,
    s: selected,
    rows,
  }
  const own = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => (each || (each === '' && BLANK.has(name)) ? [[name, String(each)]] : [])),
  )
  // commas and colons are allowed in a query and easier to read
  const written = [
    new URLSearchParams(own).toString().replaceAll('%2C', ',').replaceAll('%3A', ':'),
    others,
  ]
    .filter(Boolean)
    .join('&')
  return written && `?${written}`
}

/**
 * The first text, or the position behind a blank field. A blank end is kept: `?from=&to=` shows the
 * form of a route.
 */
function readEnd(texts: readonly string[]): string | undefined {
  const ends = texts.map(readSearchText)
  return ends.find((end) => end !== '') ?? ends[0]
}

function readStops(texts: readonly string[]): string[] | undefined {
  const stops = texts.slice(0, MOST_STOPS).map(readSearchText)
  return stops.length === 0 ? undefined : stops
}

/**
 * Rounded up to a multiple of ROWS_STEP: '30' → 40. undefined for 20 or less, and for text that is
 * not a number.
 */
function readRows(text = ''): number | undefined {
  const rows = /^\d{1,6}$/.test(text) ? Math.ceil(Number(text) / ROWS_STEP) * ROWS_STEP : 0
  return rows > ROWS_STEP ? rows : undefined
}

/** Reads '60.17,24.94' (degrees). */
export function readPosition(text: string | undefined): Position | undefined {
  const [lat, lon] = readDegrees(text, 2)?.map(toTheMetre) ?? []
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180)
    return undefined
  return { lat, lon }
}
