import type { FilterId } from '#shared/stations/filters-of.ts'
import { STATION_FILTERS } from '#shared/stations/station-filters.ts'

type Filter = (typeof STATION_FILTERS)[number]

const OPEN: FilterId[] = ['open24h']
const WASH: FilterId[] = ['carwash', 'carwash24h', 'selfservicecarwash']
const SHOP: FilterId[] = ['burgerking', 'kotipizza', 'helmisimpukkarestaurant', 'helmisimpukka']

/** The filters of the sheet, in its groups: each filter is in exactly one. */
export const SHEET_GROUPS = (['open', 'fuel', 'wash', 'food', 'service'] as const).map((name) => ({
  name,
  filters: STATION_FILTERS.filter((filter) => groupOf(filter) === name),
}))

function groupOf({ id, group }: Filter): 'open' | 'fuel' | 'wash' | 'food' | 'service' {
  if (OPEN.includes(id)) return 'open'
  if (WASH.includes(id)) return 'wash'
  if (group === 'fuel' || id === 'truckfuelingpoint') return 'fuel'
  return group === 'food' || SHOP.includes(id) ? 'food' : 'service'
}
