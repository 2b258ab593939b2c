import { type ChargingMinimum, readCharging } from './charging.ts'
import { type FilterId, filterNamed } from './filters-of.ts'

interface Presses {
  /** 'open', 'charging:any', 'charging:150', 'charging:400' or the id of a filter */
  toggle: string
  /** the name of a parameter; 'filters' for everything that narrows the list; 'route' for both ends and the stops */
  drop: string
}

/** The parts of a query that a press reads; others are only dropped. */
interface Pressed {
  filters: FilterId[]
  charging?: ChargingMinimum | undefined
  openNow: boolean
  openAt?: string | undefined
}

/** The query after a press of a submit button, whose name and value are in the address. Unknown values change nothing. */
export function pressed<Query extends Pressed>(query: Query, { toggle, drop }: Presses): Query {
  return { ...toggled(query, toggle), ...(Object.hasOwn(DROPS, drop) && DROPS[drop]) }
}

function toggled<Query extends Pressed>(query: Query, name: string): Query {
  if (name === 'open') return { ...query, openNow: !query.openNow, openAt: undefined }
  const minimum = readCharging(/^charging:(.+)$/.exec(name)?.[1])
  if (minimum !== undefined) return { ...query, charging: query.charging === minimum ? undefined : minimum }
  const id = filterNamed(name)
  return id === undefined ? query : { ...query, filters: withToggled(query.filters, id) }
}

function withToggled(filters: FilterId[], id: FilterId): FilterId[] {
  return filters.includes(id) ? filters.filter((each) => each !== id) : [...filters, id]
}

const OPEN = { openNow: false, openAt: undefined }
const CHOSEN = { ...OPEN, filters: [], charging: undefined, service: undefined, area: undefined }

const DROPS: Record<string, object> = {
  q: { q: '' },
  near: { near: undefined },
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
