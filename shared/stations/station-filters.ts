import { type AttributeCode, ATTRIBUTES, type StationIcon } from './attribute-catalogue.ts'

/** A station filter entry (§3). */
export interface StationFilter {
  /** names the entry in the locator's address: its code, or the one name of a code list */
  id: AttributeCode
  group: StationFilterGroup
  icon: StationIcon
  /** a list matches any of its codes */
  code: string | readonly string[]
  /** additive entries widen the choice, the others narrow it */
  additive: boolean
  quickFilter: boolean
  quickFilterIcon?: StationIcon
  displayOnStationList: boolean
}

export const STATION_FILTER_GROUPS = ['type', 'food', 'service', 'fuel', 'otherServices'] as const

export type StationFilterGroup = (typeof STATION_FILTER_GROUPS)[number]

/** §9, in its order. */
const IDS: Record<StationFilterGroup, AttributeCode[]> = {
  type: ['helmisimpukkarestaurant', 'helmisimpukka', 'open24h', 'carwash'],
  food: ['lunch', 'weekendlunch', 'breakfastbuffet', 'drivers', 'pizza', 'driverspremium', 'alwaysonoffer'],
  service: ['selfservicecarwash', 'trailerrent', 'truckfuelingpoint', 'shower', 'sauna', 'caravanparking', 'selfservicepaymentterminal'],
  fuel: ['re85', 'adblue', 'cbg'],
  otherServices: ['post', 'matkahuolto', 'atm', 'veikkaus', 'burgerking', 'kotipizza', 'meetingroom', 'schenker', 'budbee'],
}
const RESTAURANTS: AttributeCode[] = ['helmisimpukkarestaurant', 'helmisimpukka']
const QUICK: AttributeCode[] = [...RESTAURANTS, 'open24h', 'lunch']

export const STATION_FILTERS: readonly StationFilter[] = STATION_FILTER_GROUPS.flatMap((group) =>
  IDS[group].map((id) => {
    const { icon = 'circle-help' } = ATTRIBUTES.find(({ code }) => code === id) ?? {}
    const [isRestaurant, quickFilter] = [RESTAURANTS.includes(id), QUICK.includes(id)]
    const code = id === 'carwash' ? ['perfectcarwash', 'perfectcarwash24hours'] : id
    const quick = quickFilter ? { quickFilterIcon: icon } : {}
    return { id, group, icon, code, additive: isRestaurant, quickFilter, ...quick, displayOnStationList: isRestaurant }
  }),
)
