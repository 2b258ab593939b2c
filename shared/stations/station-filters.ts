import { type AttributeCode, ATTRIBUTES, type StationIcon } from './attribute-catalogue.ts'

export const STATION_FILTER_GROUPS = ['type', 'food', 'service', 'fuel', 'otherServices'] as const

/**
 * The filters of §9, in its order, with the other fuels of §3 and the car wash around the clock. To add a filter, add its code here. Chargers
 * are not filters, but a minimum (charging.ts).
 */
const FILTERS: Record<(typeof STATION_FILTER_GROUPS)[number], AttributeCode[]> = {
  type: ['helmisimpukkarestaurant', 'helmisimpukka', 'open24h', 'carwash', 'carwash24h'],
  food: ['lunch', 'weekendlunch', 'breakfastbuffet', 'drivers', 'pizza', 'driverspremium', 'alwaysonoffer'],
  service: ['selfservicecarwash', 'trailerrent', 'truckfuelingpoint', 'shower', 'sauna', 'caravanparking', 'selfservicepaymentterminal'],
  fuel: ['95', '98', 'diesel', 'hvo100', 're85', 'adblue', 'cbg', 'vpower', 'coloureddiesel', 'paraffin', 'lbg', 'lpg'],
  otherServices: ['post', 'matkahuolto', 'atm', 'veikkaus', 'burgerking', 'kotipizza', 'meetingroom', 'schenker', 'budbee'],
}
/** Filters with several codes: a station matches with any of them. */
const CODE_LISTS: Partial<Record<AttributeCode, AttributeCode[]>> = {
  carwash: ['perfectcarwash', 'perfectcarwash24hours', 'carwash', 'carwash24h'],
  carwash24h: ['carwash24h', 'perfectcarwash24hours'],
  '95': ['95', '95extra', '95fuelsave', '9895', 'e10', 'red95'],
  '98': ['98', '9895'],
  hvo100: ['hvo100', 'hvodiesel'],
  re85: ['re85', 'e85'],
}
const RESTAURANTS: AttributeCode[] = ['helmisimpukkarestaurant', 'helmisimpukka']
/** The quick filters of §9, and the car wash, because many visitors look for one. */
const QUICK: AttributeCode[] = ['open24h', 'carwash', ...RESTAURANTS, 'lunch']

/**
 * The station filter entries (§3). `id` is used in the locator's address: the code, or the name of a list of codes. Additive filters add
 * stations to the result, the other filters narrow it.
 */
export const STATION_FILTERS = STATION_FILTER_GROUPS.flatMap((group) =>
  FILTERS[group].map((id) => {
    const icon: StationIcon = ATTRIBUTES.find(({ code }) => code === id)?.icon ?? 'circle-help'
    const [isRestaurant, quickFilter] = [RESTAURANTS.includes(id), QUICK.includes(id)]
    const code = CODE_LISTS[id] ?? id
    const quick = quickFilter ? { quickFilterIcon: icon } : {}
    return { id, group, icon, code, additive: isRestaurant, quickFilter, ...quick, displayOnStationList: isRestaurant }
  }),
)
