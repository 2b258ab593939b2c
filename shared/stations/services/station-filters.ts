import { type AttributeCode, ATTRIBUTES, type StationIcon } from './attribute-catalogue.ts'

export const STATION_FILTER_GROUPS = ['type', 'food', 'service', 'fuel', 'otherServices'] as const

/** A filter with a flag of §3, or with several codes. */
interface Entry {
  id: AttributeCode
  /** a station matches with any of these codes, instead of the id */
  codes?: AttributeCode[]
  /** additive filters add stations to the result, the other filters narrow it */
  additive?: true
  /** a chip of the locator, in each country that has a station with it */
  quickFilter?: true
  /** a badge of every station in the list that has it */
  displayOnStationList?: true
}

const restaurant = { additive: true, quickFilter: true, displayOnStationList: true } as const

/**
 * The filters of §9, in its order. Additions are the other fuels of §3, the car wash of any kind,
 * and services that visitors search by name. The car wash, diesel and HVO100 are quick filters,
 * because many visitors look for them. To add a filter, add its code here. Chargers are not
 * filters, but a minimum (charging.ts).
 */
const FILTERS: Record<(typeof STATION_FILTER_GROUPS)[number], (AttributeCode | Entry)[]> = {
  type: [
    { id: 'helmisimpukkarestaurant', ...restaurant },
    { id: 'helmisimpukka', ...restaurant },
    { id: 'open24h', quickFilter: true },
    {
      id: 'carwash',
      quickFilter: true,
      codes: ['perfectcarwash', 'perfectcarwash24hours', 'carwash', 'carwash24h'],
    },
    { id: 'carwash24h', codes: ['carwash24h', 'perfectcarwash24hours'] },
    'perfectcarwash',
    'perfectcarwash24hours',
  ],
  food: [
    { id: 'lunch', quickFilter: true },
    'weekendlunch',
    'breakfastbuffet',
    'drivers',
    'pizza',
    'driverspremium',
    'alwaysonoffer',
  ],
  service: [
    'selfservicecarwash',
    'trailerrent',
    'truckfuelingpoint',
    'shower',
    'sauna',
    'caravanparking',
    'selfservicepaymentterminal',
  ],
  fuel: [
    { id: '95', codes: ['95', '95extra', '95fuelsave', '9895', 'e10', 'red95'] },
    { id: '98', codes: ['98', '9895'] },
    { id: 'diesel', quickFilter: true },
    { id: 'hvo100', quickFilter: true },
    { id: 're85', codes: ['re85', 'e85'] },
    ...(['adblue', 'cbg', 'vpower', 'coloureddiesel', 'paraffin', 'lbg', 'lpg'] as const),
  ],
  otherServices: [
    'post',
    'matkahuolto',
    'atm',
    'veikkaus',
    'burgerking',
    'kotipizza',
    'meetingroom',
    'schenker',
    'budbee',
    'toilet',
    'wifi',
    'vanrent',
    'bottlereturn',
  ],
}

/**
 * The station filter entries (§3). `id` is used in the locator's address: the code, or the name of
 * a list of codes.
 */
export const STATION_FILTERS = STATION_FILTER_GROUPS.flatMap((group) =>
  FILTERS[group].map((written) => {
    const entry: Entry = typeof written === 'string' ? { id: written } : written
    const { id, codes, additive = false, quickFilter = false, displayOnStationList = false } = entry
    const icon: StationIcon = ATTRIBUTES.find(({ code }) => code === id)?.icon ?? 'circle-help'
    const quick = quickFilter ? { quickFilterIcon: icon } : {}
    return {
      id,
      group,
      icon,
      code: codes ?? id,
      additive,
      quickFilter,
      ...quick,
      displayOnStationList,
    }
  }),
)
