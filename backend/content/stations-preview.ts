// Six stations per country, for the station pages until the whole station set is there. Streets, towns and coordinates are real ones.
import type { StationSummary } from '#shared/contract/stations.ts'

export interface StationPreview {
  id: string
  name: string
  /** last segment of the station page's path */
  slug: string
  address: StationSummary['address']
  location: StationSummary['location']
}

type Country = StationSummary['address']['country']

function station(id: string, name: string, slug: string, street: string, postalCode: string, city: string, country: Country, lat: number, lon: number): StationPreview {
  return { id, name, slug, address: { street, postalCode, city, country }, location: { lat, lon } }
}

export const STATIONS_PREVIEW: readonly StationPreview[] = [
  station('fi-1001', 'St1 Helsinki Malmi', 'st1-helsinki-malmi', 'Malminkaari 10', '00700', 'Helsinki', 'FI', 60.2512, 25.0118),
  station('fi-1002', 'St1 Tampere Hervanta', 'st1-tampere-hervanta', 'Hervannan valtaväylä 2', '33720', 'Tampere', 'FI', 61.4519, 23.8507),
  station('fi-1003', 'St1 Oulu Limingantulli', 'st1-oulu-limingantulli', 'Limingantullinkatu 4', '90100', 'Oulu', 'FI', 65.0021, 25.4722),
  station('fi-1004', 'St1 Tornio', 'st1-tornio', 'Länsiranta 9', '95400', 'Tornio', 'FI', 65.8467, 24.1402),
  station('fi-1005', 'St1 Lahti Launee', 'st1-lahti-launee', 'Launeenkatu 70', '15610', 'Lahti', 'FI', 60.9634, 25.6529),
  station('fi-1006', 'St1 Kuopio Matkus', 'st1-kuopio-matkus', 'Matkuksentie 60', '70800', 'Kuopio', 'FI', 62.8176, 27.6062),

  station('se-2001', 'St1 Göteborg Hisingen', 'st1-goteborg-hisingen', 'Hjalmar Brantingsgatan 4', '417 06', 'Göteborg', 'SE', 57.7207, 11.9529),
  station('se-2002', 'St1 Stockholm Årstadal', 'st1-stockholm-arstadal', 'Årstaängsvägen 25', '117 43', 'Stockholm', 'SE', 59.3073, 18.0312),
  station('se-2003', 'St1 Uppsala Boländerna', 'st1-uppsala-bolanderna', 'Bolandsgatan 10', '753 23', 'Uppsala', 'SE', 59.8487, 17.6632),
  station('se-2004', 'St1 Haparanda', 'st1-haparanda', 'Storgatan 85', '953 31', 'Haparanda', 'SE', 65.8351, 24.1333),
  station('se-2005', 'St1 Jönköping Solåsen', 'st1-jonkoping-solasen', 'Solåsvägen 2', '553 03', 'Jönköping', 'SE', 57.7684, 14.1203),
  station('se-2006', 'St1 Malmö Fosie', 'st1-malmo-fosie', 'Agnesfridsvägen 178', '213 75', 'Malmö', 'SE', 55.5717, 13.0496),

  station('no-3001', 'St1 Oslo Alnabru', 'st1-oslo-alnabru', 'Strømsveien 245', '0668', 'Oslo', 'NO', 59.9243, 10.8411),
  station('no-3002', 'St1 Bergen Danmarks plass', 'st1-bergen-danmarks-plass', 'Fjøsangerveien 50', '5059', 'Bergen', 'NO', 60.3716, 5.3394),
  station('no-3003', 'St1 Trondheim Lade', 'st1-trondheim-lade', 'Haakon VIIs gate 15', '7041', 'Trondheim', 'NO', 63.4429, 10.4428),
  station('no-3004', 'St1 Tromsø Breivika', 'st1-tromso-breivika', 'Stakkevollvegen 55', '9010', 'Tromsø', 'NO', 69.6689, 18.9742),
  station('no-3005', 'St1 Kirkenes', 'st1-kirkenes', 'Pasvikveien 2', '9900', 'Kirkenes', 'NO', 69.7253, 30.0458),
  station('no-3006', 'St1 Stavanger Mariero', 'st1-stavanger-mariero', 'Hillevågsveien 101', '4016', 'Stavanger', 'NO', 58.9462, 5.7441),
]
