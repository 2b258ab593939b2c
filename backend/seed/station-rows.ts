import { type EmbeddedStation, STATIONS } from '../content/stations/stations.ts'
import type { StationRow } from '../stations/stored-station.ts'
import type { TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'

export function stationRows(): TableRows {
  return {
    table: 'stations',
    columns: ['id', 'country', 'slug', 'name', 'time_zone', 'hours', 'summary', 'detail', 'lunch'],
    rows: STATIONS.map((station) => {
      const { id, name, address } = station.summary
      const { slug, time_zone, hours, summary, detail, lunch } = stationRow(station)
      return [id, address.country, slug, name, time_zone, hours, summary, detail, lunch]
    }),
  }
}

export function stationRow({
  slug,
  timeZone,
  hours,
  summary,
  detail,
  lunch,
}: EmbeddedStation): StationRow {
  return {
    slug,
    time_zone: timeZone,
    hours: JSON.stringify(hours),
    summary: storedJson(summary),
    detail: storedJson(detail),
    lunch: lunch === undefined ? null : JSON.stringify(lunch),
  }
}
