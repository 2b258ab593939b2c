import { type FilterId, filterNamed } from '../query/filters-of.ts'
import { ATTRIBUTES } from '../services/attribute-catalogue.ts'
import { type ChargingMinimum, chargingOf } from '../services/charging.ts'

/** A filter, or a minimum of charging, as in `toggle` (locator-presses.ts). */
export type ServiceId = FilterId | `charging:${ChargingMinimum}`

/**
 * What visitors type, in the four languages, in addition to the names of the services in the
 * language of the site.
 */
const WORDS: readonly (readonly [id: ServiceId, words: string])[] = [
  [
    'open24h',
    '24h, 24/7, 24 hours, around the clock, avoinna 24h, auki 24h, ympäri vuorokauden, öppet dygnet runt, dygnet runt, døgnåpent, døgnåpen',
  ],
  [
    'carwash',
    'car wash, wash, autopesu, pesu, autopesula, biltvätt, tvätt, bilvask, vask, vaskehall, tvätthall',
  ],
  ['carwash24h', 'car wash 24h, autopesu 24h, biltvätt 24h, bilvask 24h'],
  [
    'selfservicecarwash',
    'self service wash, itsepalvelupesu, gör det själv tvätt, selvvask, self wash',
  ],
  ['helmisimpukkarestaurant', 'restaurant, ravintola, restaurang'],
  ['lunch', 'lunch, lounas, lunsj'],
  ['breakfastbuffet', 'breakfast, aamiainen, aamupala, frukost, frokost'],
  ['sauna', 'sauna, bastu, badstue, badstu'],
  ['shower', 'shower, suihku, dusch, dusj'],
  ['toilet', 'toilet, wc, wc-tilat, vessa, toalett, restroom, bathroom'],
  ['wifi', 'wifi, wlan, internet'],
  [
    'vanrent',
    'van rental, van hire, rent a van, pakettiauton vuokraus, hyra skåpbil, leie varebil',
  ],
  ['bottlereturn', 'bottle return, bottle deposit, pullonpalautus, pullot, pant, panta, flaskpant'],
  [
    'caravanparking',
    'caravan, camper, motorhome, matkailuauto, asuntovaunu, husbil, husvagn, bobil, campingvogn',
  ],
  ['truckfuelingpoint', 'rekka, rekka-asema, lastbil, lastebil, lorry'],
  ['meetingroom', 'kokoushuone, kokoustila, mötesrum, konferensrum, møterom'],
  ['atm', 'atm, cash machine, pankkiautomaatti, otto, bankomat, minibank'],
  [
    'trailerrent',
    'trailer, peräkärry, släp, släpvagn, henger, tilhenger, hyra släp, leie henger, trailer rental, rent a trailer',
  ],
  ['95', '95, 95e10, e10, bensa 95, bensiini 95, bensin 95, petrol 95, 95 oktan'],
  ['98', '98, 98e5, bensa 98, bensiini 98, bensin 98, petrol 98, 98 oktan'],
  ['diesel', 'diesel, dieseli, nafta'],
  [
    'hvo100',
    'hvo, hvo100, hvo diesel, mpp, mpp diesel, biodiesel, uusiutuva diesel, förnybar diesel, fornybar diesel, renewable diesel',
  ],
  ['re85', 'e85, re85, etanol, etanoli, ethanol, flexifuel'],
  ['adblue', 'adblue, ad blue, urea'],
  ['cbg', 'cng, cbg, gas, kaasu, biokaasu, maakaasu, fordonsgas, biogas, gass, biogass, naturgass'],
  ['lbg', 'lng, lbg'],
  ['lpg', 'lpg, propane, propan, propaani, nestekaasu, gasol, autogas, autogass'],
  ['coloureddiesel', 'färgad diesel, farget diesel, anleggsdiesel, värjätty diesel'],
  [
    'charging:any',
    'charging, charger, chargers, ev charging, charging station, charging stations, lataus, latausasema, latausasemat, latauspiste, laturi, sähköauton lataus, laddning, laddstation, laddstationer, laddstolpe, laddare, elbilsladdning, lading, ladestasjon, ladestasjoner, lader, elbillading',
  ],
  [
    'charging:150',
    '150kw, pikalataus, snabbladdning, snabbladdare, hurtiglading, hurtiglader, fast charging, fast charger, rapid charger',
  ],
  ['charging:400', '400kw, suurteholataus, ultrafast charging'],
]

/** The most words of one service: 'self service car wash 24 h'. */
export const MOST_SERVICE_WORDS = 6

/**
 * What visitors may call the services. `serviceName` returns the name of a code in the visitor's
 * language.
 */
export function namesOfServices(
  serviceName: (code: string) => string,
): { name: string; id: ServiceId }[] {
  const listed = ATTRIBUTES.flatMap(({ code }) => {
    const id = serviceIdOf(code)
    return id === undefined ? [] : [serviceName(code), code].map((name) => ({ name, id }))
  })
  return [
    ...listed,
    ...WORDS.flatMap(([id, words]) => words.split(', ').map((name) => ({ name, id }))),
  ]
}

export function serviceIdOf(code: string): ServiceId | undefined {
  const charging = chargingOf(code)
  return charging === undefined ? filterNamed(code) : `charging:${charging}`
}
