import type { FilterId } from '#shared/stations/query/filters-of.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'

type Filter = (typeof STATION_FILTERS)[number]

const WASH: FilterId[] = [
  'carwash',
  'carwash24h',
  'perfectcarwash',
  'perfectcarwash24hours',
  'selfservicecarwash',
]
const SHOP: FilterId[] = ['burgerking', 'kotipizza', 'helmisimpukkarestaurant', 'helmisimpukka']

/**
 * The filters of the sheet in its groups: each is in exactly one, except `open24h`, which is beside
 * "Open now".
 */
export const SHEET_GROUPS = (['fuel', 'wash', 'food', 'service'] as const).map((name) => ({
  name,
  filters: STATION_FILTERS.filter((filter) => groupOf(filter) === name),
}))

function groupOf({ id, group }: Filter): 'open' | 'fuel' | 'wash' | 'food' | 'service' {
  if (id === 'open24h') return 'open'
  if (WASH.includes(id)) return 'wash'
  if (group === 'fuel' || id === 'truckfuelingpoint') return 'fuel'
  return group === 'food' || SHOP.includes(id) ? 'food' : 'service'
}
