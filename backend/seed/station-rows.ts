import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { COUNTRIES } from '#shared/locale/locales.ts'
import { degrees, readTsv } from '../content/stations/read-tsv.ts'
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

export function stationRow({ slug, timeZone, hours, summary, detail, lunch }: EmbeddedStation): StationRow {
  return {
    slug,
    time_zone: timeZone,
    hours: JSON.stringify(hours),
    summary: storedJson(summary),
    detail: storedJson(detail),
    lunch: lunch === undefined ? null : JSON.stringify(lunch),
  }
}

const placeSchema = z.strictObject({ country: z.enum(COUNTRIES), name: z.string().min(1), lat: degrees, lon: degrees })

/** Towns with at most one station. The centre of other towns is calculated from their stations. */
export function placeRows(): TableRows {
  const text = readFileSync(new URL('../content/stations/places.tsv', import.meta.url), 'utf8')
  const places = readTsv('places.tsv', text, (cells) => placeSchema.parse(cells))
  return {
    table: 'places',
    columns: ['country', 'name', 'lat', 'lon'],
    rows: places.map(({ country, name, lat, lon }) => [country, name, lat, lon]),
  }
}
