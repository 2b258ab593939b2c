// The stations that other pages and the redirect tables lead to: these keep their names, ids and slugs whatever becomes of the others
// (seed/stations). The towns and streets exist; house numbers and coordinates are approximate, and no station need stand there.
import type { StationSummary } from '#shared/contract/station.ts'
import type { Country } from '#shared/locale/locales.ts'
import { slugOf } from '../stations/slug-of.ts'

export interface StationPreview {
  id: string
  name: string
  /** last segment of the station page's path */
  slug: string
  address: StationSummary['address']
  location: { lat: number; lon: number }
}

export const STATIONS_PREVIEW: readonly StationPreview[] = [
  station('FI', '1001', 'St1 Helsinki Malmi', 'Malminkaari 10', '00700 Helsinki', [60.2512, 25.0118]),
  station('FI', '1002', 'St1 Tampere Hervanta', 'Hervannan valtaväylä 2', '33720 Tampere', [61.4519, 23.8507]),
  station('FI', '1003', 'St1 Oulu Limingantulli', 'Limingantullinkatu 4', '90100 Oulu', [65.0021, 25.4722]),
  station('FI', '1004', 'St1 Tornio', 'Länsiranta 9', '95400 Tornio', [65.8467, 24.1402]),
  station('FI', '1005', 'St1 Lahti Launee', 'Launeenkatu 70', '15610 Lahti', [60.9634, 25.6529]),
  station('FI', '1006', 'St1 Kuopio Matkus', 'Matkuksentie 60', '70800 Kuopio', [62.8176, 27.6062]),
  // as far north as the front page says
  station('FI', '1000', 'St1 Utsjoki', 'Utsjoentie 9', '99980 Utsjoki', [69.9081, 27.0265]),

  station('SE', '2001', 'St1 Göteborg Hisingen', 'Hjalmar Brantingsgatan 4', '417 06 Göteborg', [57.7207, 11.9529]),
  station('SE', '2002', 'St1 Stockholm Årstadal', 'Årstaängsvägen 25', '117 43 Stockholm', [59.3073, 18.0312]),
  station('SE', '2003', 'St1 Uppsala Boländerna', 'Bolandsgatan 10', '753 23 Uppsala', [59.8487, 17.6632]),
  station('SE', '2004', 'St1 Haparanda', 'Storgatan 85', '953 31 Haparanda', [65.8351, 24.1333]),
  station('SE', '2005', 'St1 Jönköping Solåsen', 'Solåsvägen 2', '553 03 Jönköping', [57.7684, 14.1203]),
  station('SE', '2006', 'St1 Malmö Fosie', 'Agnesfridsvägen 178', '213 75 Malmö', [55.5717, 13.0496]),

  station('NO', '3001', 'St1 Oslo Alnabru', 'Strømsveien 245', '0668 Oslo', [59.9243, 10.8411]),
  station('NO', '3002', 'St1 Bergen Danmarks plass', 'Fjøsangerveien 50', '5059 Bergen', [60.3716, 5.3394]),
  station('NO', '3003', 'St1 Trondheim Lade', 'Haakon VIIs gate 15', '7041 Trondheim', [63.4429, 10.4428]),
  station('NO', '3004', 'St1 Tromsø Breivika', 'Stakkevollvegen 55', '9010 Tromsø', [69.6689, 18.9742]),
  station('NO', '3005', 'St1 Kirkenes', 'Pasvikveien 2', '9900 Kirkenes', [69.7253, 30.0458]),
  station('NO', '3006', 'St1 Stavanger Mariero', 'Hillevågsveien 101', '4016 Stavanger', [58.9462, 5.7441]),
]

function station(
  country: Country,
  number: string,
  name: string,
  street: string,
  postalAddress: string,
  [lat, lon]: [number, number],
): StationPreview {
  const [, postalCode = '', city = ''] = /^([\d ]+) (\D+)$/.exec(postalAddress) ?? []
  return {
    id: `${country.toLowerCase()}-${number}`,
    name,
    slug: slugOf(name),
    address: { street, postalCode, city, country },
    location: { lat, lon },
  }
}
