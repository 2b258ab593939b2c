// The locator's address is its state (experience.md): ?service=MAIN&q=&near=lat,lon&area=w,s,e,n&f=carwash,lunch&open=now&sort=distance&view=list|map&s={id}
import { readOneOf } from '../contract/read-values.ts'
import { NETWORKS, type StationNetwork, toTheMetre } from '../contract/station.ts'
import { stationId, visibleText } from '../contract/read-text.ts'
import { type Area, readArea, writeArea } from './area.ts'
import { filterNamed } from './filters-of.ts'
import type { Position } from './distance.ts'
import { queryPairs, writtenPair } from './query-pairs.ts'
import { STATION_FILTERS } from './station-filters.ts'
import { unknownAttributeText } from './unknown-attribute-text.ts'

export interface LocatorQuery {
  service?: StationNetwork
  /** '' for none */
  q: string
  near?: Position
  /** only stations in it: what "Search this area" chose on the map */
  area?: Area
  /** ids of §9's filters, in its order */
  filters: string[]
  /** codes that are no filter, as they may be read: they are said, and left out of the next address */
  unknownFilters?: string[]
  openNow: boolean
  sort?: 'distance' | 'name'
  view: 'list' | 'map'
  /** id of the selected station */
  selected?: string
  /** parameters of others, as they stood: 'utm_source=a' */
  others: string
}

const NAMES = new Set(['service', 'q', 'near', 'area', 'f', 'open', 'sort', 'view', 's'])
const MAX_SEARCH_TEXT = 100
const MAX_UNKNOWN = 5
const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/

/** Whatever is not understood is left out; of a name that comes again only `f` counts twice, as a form without JavaScript sends it. */
export function readLocatorQuery(search: string): LocatorQuery {
  const pairs = queryPairs(search)
  const first = (name: string) => pairs.find((pair) => pair.name === name)?.value
  const service = readOneOf(NETWORKS, first('service'))
  const near = readPosition(first('near'))
  const area = readArea(first('area'))
  const sort = readOneOf(['distance', 'name'] as const, first('sort'))
  const selected = stationId(first('s'))
  const codes = pairs.filter(({ name }) => name === 'f').flatMap(({ value }) => value.split(','))
  const unknownFilters = readUnknown(codes)
  return {
    ...(service && { service }),
    q: readSearchText(first('q')),
    ...(near && { near }),
    ...(area && { area }),
    filters: readFilters(codes),
    ...(unknownFilters.length > 0 && { unknownFilters }),
    openNow: first('open') === 'now',
    ...(sort && { sort }),
    view: first('view') === 'map' ? 'map' : 'list',
    ...(selected !== '' && { selected }),
    others: pairs
      .filter(({ name }) => !NAMES.has(name))
      .map(({ written }) => written)
      .join('&'),
  }
}

/** What is looked for, as an address has it: of at most 100 characters, without spaces around. */
export function readSearchText(text: string | undefined): string {
  return visibleText(text, MAX_SEARCH_TEXT)
}

/** '?service=MAIN&f=lunch', '' for nothing chosen. Reading it gives the same query again. */
export function writeLocatorQuery(query: LocatorQuery): string {
  const { service, q, near, area, filters, openNow, sort, view, selected, others } = query
  const parameters = [
    service && writtenPair('service', service),
    q && writtenPair('q', q),
    near && writtenPair('near', `${toTheMetre(near.lat)},${toTheMetre(near.lon)}`),
    area && writtenPair('area', writeArea(area)),
    filters.length > 0 && writtenPair('f', filters.join(',')),
    openNow && writtenPair('open', 'now'),
    sort && writtenPair('sort', sort),
    view === 'map' && writtenPair('view', view),
    selected && writtenPair('s', selected),
    others,
  ].filter((parameter) => typeof parameter === 'string' && parameter !== '')
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

/** By id or by any code of §9: a link may say 'perfectcarwash' for the entry of all car washes. */
function readFilters(codes: readonly string[]): string[] {
  const chosen = new Set(codes.map(filterNamed))
  return STATION_FILTERS.map(({ id }) => id).filter((id) => chosen.has(id))
}

function readUnknown(codes: readonly string[]): string[] {
  const unknown = codes.filter((code) => filterNamed(code) === undefined).map(unknownAttributeText)
  return [...new Set(unknown)].filter((text) => text !== '').slice(0, MAX_UNKNOWN)
}

function readPosition(text: string | undefined): Position | undefined {
  const [lat = '', lon = '', more] = text?.split(',') ?? []
  if (more !== undefined || !NUMBER.test(lat) || !NUMBER.test(lon)) return undefined
  const position = { lat: toTheMetre(Number(lat)), lon: toTheMetre(Number(lon)) }
  return Math.abs(position.lat) > 90 || Math.abs(position.lon) > 180 ? undefined : position
}
