import type { Country } from '#shared/locale/locales.ts'
import type { Chance } from './chance.ts'
import type { StationKind } from './station-kind.ts'

/** How likely a kind of station has a service: 1 always. */
type Likelihoods = Readonly<Record<string, number>>

const EVERYWHERE: Record<StationKind, Likelihoods> = {
  express: { selfservicepaymentterminal: 1, selfservicecarwash: 0.15, evcharging150kw: 0.12, trailerrent: 0.1 },
  shop: {
    perfectcarwash: 0.3,
    carwash: 0.2,
    ecolabelcarwash: 0.06,
    selfservicecarwash: 0.2,
    toilet: 0.9,
    freewifi: 0.5,
    alwaysonoffer: 0.6,
    atm: 0.15,
    trailerrent: 0.4,
    vanrent: 0.15,
    pizza: 0.2,
    evcharging: 0.2,
    evcharging150kw: 0.25,
    budbee: 0.25,
    schenker: 0.2,
    ups: 0.12,
  },
  restaurant: {
    lunch: 1,
    weekendlunch: 0.4,
    breakfastbuffet: 0.6,
    toilet: 1,
    freewifi: 0.9,
    perfectcarwash: 0.3,
    perfectcarwash24hours: 0.15,
    carwash24h: 0.1,
    driverspremium: 0.2,
    drivers: 0.4,
    burgerking: 0.12,
    meetingroom: 0.25,
    evcharging400kw: 0.2,
    evcharging150kw: 0.4,
    shower: 0.25,
    caravanparking: 0.15,
    truckfuelingpoint: 0.2,
    trailerrent: 0.3,
  },
  truck: { truckfuelingpoint: 1, selfservicepaymentterminal: 1, shower: 0.5, drivers: 0.3, toilet: 0.6, dirtcarwash: 0.2 },
  marine: { boatstation: 1, toilet: 0.5, shower: 0.3, selfservicepaymentterminal: 0.6 },
}

const IN_COUNTRY: Record<Country, Partial<Record<StationKind, Likelihoods>>> = {
  FI: {
    shop: { helmisimpukka: 0.5, matkahuolto: 0.3, post: 0.4, veikkaus: 0.7, bottlereturn: 0.3 },
    restaurant: { helmisimpukkarestaurant: 0.7, kotipizza: 0.15, post: 0.5, matkahuolto: 0.4, veikkaus: 0.9, sauna: 0.12 },
    truck: { sauna: 0.25 },
  },
  SE: { shop: { bottlereturn: 0.2 }, truck: { sauna: 0.05 } },
  NO: {
    express: { chargingstations: 0.2, diesel: 1, '95': 1, '98': 0.4, selfwash: 0.1 },
    shop: { staffedstation: 1, chargingstations: 0.4, diesel: 1, '95': 1, e10: 0.4, selfwash: 0.3, paraffin: 0.3 },
    restaurant: { staffedstation: 1, chargingstations: 0.6, diesel: 1, '95': 1, '98': 0.7, red95: 0.1, hvo100: 0.3 },
    truck: { truck: 1, diesel: 1, coloureddiesel: 0.7, hvo100: 0.5 },
    marine: { diesel: 1, coloureddiesel: 0.8, '95': 1 },
  },
}

/** The codes of what a station of this kind has in its country. */
export function servicesOf(kind: StationKind, country: Country, chance: Chance): string[] {
  const likelihoods = { ...EVERYWHERE[kind], ...IN_COUNTRY[country][kind] }
  return Object.entries(likelihoods).flatMap(([code, probability]) => (chance.is(probability) ? [code] : []))
}
