import type { AttributeCode, StationIcon } from './attribute-catalogue.ts'

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

const QUICK = { quickFilter: true } as const
const RESTAURANT = { additive: true, quickFilter: true, displayOnStationList: true } as const

/** §9, in its order. */
export const STATION_FILTERS: readonly StationFilter[] = [
  filter('type', 'helmisimpukkarestaurant', 'utensils', { ...RESTAURANT, quickFilterIcon: 'utensils' }),
  filter('type', 'helmisimpukka', 'store', { ...RESTAURANT, quickFilterIcon: 'store' }),
  filter('type', 'open24h', 'clock', { ...QUICK, quickFilterIcon: 'clock' }),
  filter('type', 'carwash', 'car-front', { code: ['perfectcarwash', 'perfectcarwash24hours'] }),
  filter('food', 'lunch', 'soup', { ...QUICK, quickFilterIcon: 'soup' }),
  filter('food', 'weekendlunch', 'soup'),
  filter('food', 'breakfastbuffet', 'egg-fried'),
  filter('food', 'drivers', 'sandwich'),
  filter('food', 'pizza', 'pizza'),
  filter('food', 'driverspremium', 'sandwich'),
  filter('food', 'alwaysonoffer', 'badge-percent'),
  filter('service', 'selfservicecarwash', 'spray-can'),
  filter('service', 'trailerrent', 'container'),
  filter('service', 'truckfuelingpoint', 'truck'),
  filter('service', 'shower', 'shower-head'),
  filter('service', 'sauna', 'thermometer-sun'),
  filter('service', 'caravanparking', 'caravan'),
  filter('service', 'selfservicepaymentterminal', 'credit-card'),
  filter('fuel', 're85', 'leaf'),
  filter('fuel', 'adblue', 'droplets'),
  filter('fuel', 'cbg', 'flame'),
  filter('otherServices', 'post', 'mail'),
  filter('otherServices', 'matkahuolto', 'package'),
  filter('otherServices', 'atm', 'banknote'),
  filter('otherServices', 'veikkaus', 'ticket'),
  filter('otherServices', 'burgerking', 'hamburger'),
  filter('otherServices', 'kotipizza', 'pizza'),
  filter('otherServices', 'meetingroom', 'presentation'),
  filter('otherServices', 'schenker', 'package'),
  filter('otherServices', 'budbee', 'package'),
]

function filter(group: StationFilterGroup, id: AttributeCode, icon: StationIcon, rest: Partial<StationFilter> = {}): StationFilter {
  return { id, group, icon, code: id, additive: false, quickFilter: false, displayOnStationList: false, ...rest }
}
