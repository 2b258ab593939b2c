export const ATTRIBUTE_GROUPS = [
  'fuels',
  'carWash',
  'charging',
  'food',
  'parcel',
  'truck',
  'other',
] as const

export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number]

/**
 * Every attribute and service of §3, with the codes of §9's filters, in the order of the page:
 * code, icon, other spellings.
 */
const CATALOGUE = {
  fuels: [
    ['95', 'fuel', '95e10', '95petrol'],
    ['95extra', 'fuel'],
    ['95fuelsave', 'fuel', 'fuelsave95'],
    ['98', 'fuel', '98e5', '98petrol'],
    ['9895', 'fuel', '9598', '9895petrol', '9598petrol'],
    ['e10', 'fuel'],
    ['red95', 'leaf'],
    ['vpower', 'zap', 'shellvpower'],
    ['diesel', 'fuel'],
    ['hvo100', 'leaf', 'hvodiesel', 'hvo'],
    ['coloureddiesel', 'droplet', 'coloreddiesel', 'farmadiesel'],
    ['re85', 'leaf'],
    ['e85', 'leaf'],
    ['cbg', 'flame', 'cng', 'cngcbg', 'biogas'],
    ['lbg', 'flame', 'lng'],
    ['lpg', 'flame'],
    ['adblue', 'droplets', 'adbluepump'],
    ['paraffin', 'heater', 'paraffinonpump', 'parafin'],
  ],
  carWash: [
    ['carwash', 'car-front'],
    ['carwash24h', 'car-front', 'carwash24hours', 'carwash24'],
    ['perfectcarwash', 'car-front', 'perfect'],
    ['perfectcarwash24hours', 'car-front', 'perfectcarwash24h'],
    ['selfservicecarwash', 'spray-can', 'selfservice'],
    ['selfwash', 'spray-can', 'selvvask'],
    ['ecolabelcarwash', 'leaf', 'ecolabel', 'carwashecolabel'],
    ['dirtcarwash', 'droplets', 'dirt', 'carwashdirt', 'dirtwash'],
  ],
  charging: [
    ['evcharging', 'plug-zap', 'charging', 'electriccharging', 'evcharger', 'charge'],
    ['evcharging150kw', 'plug-zap', 'charging150kw', 'evcharging150'],
    ['evcharging400kw', 'plug-zap', 'charging400kw', 'evcharging400'],
    ['chargingstation', 'plug-zap', 'chargingstations'],
  ],
  food: [
    ['restaurant', 'utensils'],
    ['helmisimpukkarestaurant', 'utensils'],
    ['helmisimpukka', 'store'],
    ['lunch', 'soup'],
    ['weekendlunch', 'soup'],
    ['breakfastbuffet', 'egg-fried', 'breakfast'],
    ['drivers', 'sandwich'],
    ['driverspremium', 'sandwich'],
    ['alwaysonoffer', 'badge-percent'],
    ['pizza', 'pizza'],
    ['burgerking', 'hamburger'],
    ['kotipizza', 'pizza'],
    ['cafe', 'coffee', 'coffee'],
  ],
  parcel: [
    ['post', 'mail', 'posti'],
    ['matkahuolto', 'package'],
    ['budbee', 'package'],
    ['schenker', 'package', 'dbschenker'],
    ['ups', 'package'],
  ],
  truck: [
    ['truck', 'truck'],
    ['truckfuelingpoint', 'truck', 'truckfuellingpoint', 'truckdiesel'],
    ['shower', 'shower-head'],
    ['sauna', 'thermometer-sun'],
  ],
  other: [
    ['open24h', 'clock', 'open24hours', '24h'],
    ['staffedstation', 'user', 'staffed', 'manned', 'mannedstation'],
    ['selfservicepaymentterminal', 'credit-card'],
    ['atm', 'banknote'],
    ['veikkaus', 'ticket'],
    ['bottlereturn', 'recycle'],
    ['wifi', 'wifi', 'freewifi', 'wlan'],
    ['meetingroom', 'presentation', 'meetingrooms'],
    ['trailerrent', 'container', 'trailerrental'],
    ['vanrent', 'truck', 'vanrental'],
    ['caravanparking', 'caravan'],
    ['toilet', 'toilet', 'wc'],
    ['boatstation', 'anchor', 'marine', 'boat'],
  ],
} as const satisfies Record<
  AttributeGroup,
  readonly (readonly [code: string, icon: string, ...aliases: string[]])[]
>

/** All attributes, in the order of the page. */
export const ATTRIBUTES = ATTRIBUTE_GROUPS.flatMap((group) =>
  CATALOGUE[group].map(([code, icon, ...aliases]) => ({ code, group, icon, aliases })),
)

export type Attribute = (typeof ATTRIBUTES)[number]

export type AttributeCode = Attribute['code']

/** lucide names; 'circle-help' is for unknown attributes */
export type StationIcon = Attribute['icon'] | 'circle-help'
