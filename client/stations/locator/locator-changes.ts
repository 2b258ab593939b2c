// What a press changes in the locator's query: each gives a whole new query, which is an address.
import { type LocatorQuery, readSearchText } from '#shared/stations/locator-query.ts'
import { withRows, ROWS_STEP } from '#shared/stations/locator-rows.ts'
import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'

/** Another choice is another list: it begins at its top, and nothing in it is chosen yet. */
export function anew(query: LocatorQuery): LocatorQuery {
  const { selected: _selected, ...rest } = query
  return withRows(rest, ROWS_STEP)
}

export function withFilter(query: LocatorQuery, id: string, chosen: boolean): LocatorQuery {
  const others = query.filters.filter((filter) => filter !== id)
  return anew({ ...query, filters: chosen ? [...others, id] : others })
}

export function withOpenNow(query: LocatorQuery, openNow: boolean): LocatorQuery {
  return anew({ ...query, openNow })
}

export function withService(query: LocatorQuery, service: LocatorQuery['service']): LocatorQuery {
  const { service: _service, ...rest } = query
  return anew(service === undefined ? rest : { ...rest, service })
}

export function withoutService(query: LocatorQuery): LocatorQuery {
  return withService(query, undefined)
}

/** New words are looked for everywhere. */
export function withText(query: LocatorQuery, text: string): LocatorQuery {
  return anew({ ...withoutArea(query), q: readSearchText(text) })
}

export function withPlace(query: LocatorQuery, near: Position | undefined): LocatorQuery {
  const { near: _near, sort: _sort, ...rest } = query
  return anew(near === undefined ? rest : { ...withoutArea(rest), near })
}

/** What the map shows, whatever place was looked for before: `services` is what stays of its words. */
export function withArea(query: LocatorQuery, area: Area, services: string): LocatorQuery {
  return anew({ ...query, q: services, area })
}

export function withoutArea(query: LocatorQuery): LocatorQuery {
  const { area: _area, ...rest } = query
  return anew(rest)
}

/** undefined: as it is by itself */
export function withSort(query: LocatorQuery, sort: LocatorQuery['sort']): LocatorQuery {
  const { sort: _sort, ...rest } = query
  return anew(sort === undefined ? rest : { ...rest, sort })
}

export function withSelected(query: LocatorQuery, id: string | undefined): LocatorQuery {
  const { selected: _selected, ...rest } = query
  return id === undefined ? rest : { ...rest, selected: id }
}

/** Everything that narrows the list but the words: each has a chip. */
export function withoutFilters(query: LocatorQuery): LocatorQuery {
  return withoutService(withoutArea({ ...query, filters: [], openNow: false }))
}

/** How many of them there are. */
export function filtersIn({ filters, openNow, service, area }: LocatorQuery): number {
  return filters.length + Number(openNow) + Number(service !== undefined) + Number(area !== undefined)
}
