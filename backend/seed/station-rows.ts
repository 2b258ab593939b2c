import { STATIONS_PREVIEW, type StationPreview } from '../content/stations-preview.ts'
import type { WeeklyHours } from '../stations/weekly-hours.ts'
import type { TableRows } from './rows.ts'
import { storedJson } from './stored-json.ts'

const TIME_ZONES = { FI: 'Europe/Helsinki', SE: 'Europe/Stockholm', NO: 'Europe/Oslo' }
const PHONES = { FI: '+358 10 555 0100', SE: '+46 10 555 01 00', NO: '+47 21 55 01 00' }
const DAYTIME: WeeklyHours = { workdays: ['06:00:00', '22:00:00'], weekend: ['08:00:00', '21:00:00'] }

/** Codes of the attribute catalogue (§3, §9); the stations take turns. */
const SERVICES: readonly (readonly string[])[] = [
  ['helmisimpukka', 'lunch', 'perfectcarwash', 'adblue', 'shower'],
  ['selfservicecarwash', 'trailerrent', 're85', 'post'],
  ['helmisimpukkarestaurant', 'lunch', 'breakfastbuffet', 'truckfuelingpoint', 'adblue', 'sauna'],
]

export function stationRows(): TableRows {
  return {
    table: 'stations',
    columns: ['id', 'country', 'slug', 'name', 'hours', 'time_zone', 'body'],
    rows: STATIONS_PREVIEW.map((station, index) => {
      const hours = hoursOf(index)
      const { country } = station.address
      return [station.id, country, station.slug, station.name, JSON.stringify(hours), TIME_ZONES[country], bodyOf(station, index)]
    }),
  }
}

function hoursOf(index: number): WeeklyHours {
  return index % 2 === 0 ? 'always' : DAYTIME
}

function bodyOf({ id, name, address, location }: StationPreview, index: number): string {
  const services = [...(SERVICES[index % SERVICES.length] ?? []), ...(hoursOf(index) === 'always' ? ['open24h'] : [])]
  const phone = PHONES[address.country]
  return storedJson({ id, name, network: 'MAIN', address, location, services, phone, fuels: ['95', '98', 'diesel', 'hvo'] })
}
