// The locator's address is its state (§2.1): ?service=MAIN&q=&near=lat,lon&radius=50&area=w,s,e,n&f=carwash,lunch&open=now&sort=distance&view=list|map&s={id}
import { readOneOf } from '../contract/read-values.ts'
import { toTheMetre } from '../contract/location.ts'
import { NETWORKS, type StationNetwork } from '../contract/network.ts'
import { stationId, visibleText } from '../contract/read-text.ts'
import { type Area, readArea, readDegrees, writeArea } from './area.ts'
import type { Position } from './distance.ts'
import { type FilterId, filterNamed } from './filters-of.ts'
import { unknownAttributeText } from './find-attribute.ts'
import { STATION_FILTERS } from './station-filters.ts'

export interface LocatorQuery {
  service?: StationNetwork | undefined
  /** '' for none */
  q: string
  near?: Position | undefined
  /** kilometres around the place that is searched for; undefined for the first of RADII */
  radius?: number | undefined
  /** only stations in it: what "Search this area" chose on the map */
  area?: Area | undefined
  /** ids of §9's filters, in its order */
  filters: FilterId[]
  /** codes that are no filter, as they may be read: they are named to the visitor, and left out of the next address */
  unknownFilters?: string[] | undefined
  openNow: boolean
  /** 'yyyy-MM-ddTHH:mm' on the station's own clock: open when the visitor arrives */
  openAt?: string | undefined
  sort?: 'distance' | 'name' | undefined
  view: 'list' | 'map'
  /** id of the selected station */
  selected?: string | undefined
  /** how many stations the list shows; undefined for the first 20 */
  rows?: number | undefined
  /** parameters of others, as they stood: 'utm_source=a' */
  others: string
}

/** Kilometres that a visitor can search around a place, the usual one first. */
export const RADII = [25, 10, 50, 100] as const
/** How many stations the list shows at first, and how many more at each step. */
export const ROWS_STEP = 20
/** More are shown by the browser's own script only. */
export const MAX_SERVER_ROWS = 200

const NAMES = new Set(['service', 'q', 'near', 'radius', 'area', 'f', 'open', 'sort', 'view', 's', 'rows'])
const MAX_SEARCH_TEXT = 100
const MAX_UNKNOWN = 5
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Whatever is not understood is left out; of a name that comes again only `f` counts twice, as a form without JavaScript sends it. */
export function readLocatorQuery(search: string): LocatorQuery {
  const written = search.replace(/^\?|\p{Surrogate}/gu, '')
  const given = new URLSearchParams(written)
  const first = (name: string) => given.get(name) ?? undefined
  const moments = given.getAll('open')
  const codes = given.getAll('f').flatMap((value) => value.split(','))
  return {
    service: readOneOf(NETWORKS, first('service')),
    q: readSearchText(first('q')),
    near: readPosition(first('near')),
    radius: RADII.slice(1).find((radius) => first('radius') === String(radius)),
    area: readArea(first('area')),
    filters: readFilters(codes),
    unknownFilters: readUnknown(codes),
    openNow: moments.includes('now'),
    openAt: moments.includes('now')
      ? undefined
      : moments.find((moment) => WALL_TIME.test(moment) && !Number.isNaN(Date.parse(`${moment}Z`))),
    sort: readOneOf(['distance', 'name'] as const, first('sort')),
    view: first('view') === 'map' ? 'map' : 'list',
    selected: stationId(first('s')) || undefined,
    rows: readRows(first('rows')),
    others: written
      .split('&')
      .filter((pair) => Array.from(new URLSearchParams(pair).keys()).some((name) => !NAMES.has(name)))
      .join('&'),
  }
}

/** What is looked for, as an address has it: of at most 100 characters, without spaces around. */
export function readSearchText(text: string | undefined): string {
  return visibleText(text, MAX_SEARCH_TEXT)
}

/** '?service=MAIN&f=lunch', '' for nothing chosen. Reading it gives the same query again. */
export function writeLocatorQuery(query: LocatorQuery): string {
  const { service, q, near, radius, area, filters, openNow, openAt, sort, view, selected, rows, others } = query
  const values = {
    service,
    q,
    near: near && `${toTheMetre(near.lat)},${toTheMetre(near.lon)}`,
    radius,
    area: area && writeArea(area),
    f: filters.join(','),
    open: openNow ? 'now' : openAt,
    sort,
    view: view === 'map' && view,
    s: selected,
    rows,
  }
  const own = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  // the comma of lists and the colon of a time stay readable: an address may hold them
  const written = [new URLSearchParams(own).toString().replaceAll('%2C', ',').replaceAll('%3A', ':'), others].filter(Boolean).join('&')
  return written && `?${written}`
}

/** By id or by any code of §9: a link may say 'perfectcarwash' for the entry of all car washes. */
function readFilters(codes: readonly string[]): FilterId[] {
  const chosen = new Set(codes.map(filterNamed))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => chosen.has(id))
}

function readUnknown(codes: readonly string[]): string[] | undefined {
  const unknown = codes.filter((code) => filterNamed(code) === undefined).map(unknownAttributeText)
  const texts = [...new Set(unknown)].filter((text) => text !== '').slice(0, MAX_UNKNOWN)
  return texts.length === 0 ? undefined : texts
}

/** '40' → 40, in steps; undefined for 20, and for whatever is no such number. */
function readRows(text = ''): number | undefined {
  const rows = /^\d{1,6}$/.test(text) ? Math.ceil(Number(text) / ROWS_STEP) * ROWS_STEP : 0
  return rows > ROWS_STEP ? rows : undefined
}

/** '60.17,24.94', in degrees. */
export function readPosition(text: string | undefined): Position | undefined {
  const [lat, lon] = readDegrees(text, 2)?.map(toTheMetre) ?? []
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined
  return { lat, lon }
}
