import { type StoredStation, storedStationSchema } from '../stations/stored-station.ts'

interface StationRow {
  slug: string
  hours: string
  time_zone: string
  body: string
}

export async function findStation(db: D1Database, id: string): Promise<StoredStation | undefined> {
  const row = await db.prepare('SELECT slug, hours, time_zone, body FROM stations WHERE id = ?1').bind(id).first<StationRow>()
  return row === null ? undefined : readRow(row)
}

export async function findStations(db: D1Database, countries: readonly string[]): Promise<StoredStation[]> {
  const { results } = await db
    .prepare('SELECT slug, hours, time_zone, body FROM stations WHERE country IN (SELECT value FROM json_each(?1)) ORDER BY country, name')
    .bind(JSON.stringify(countries))
    .all<StationRow>()
  return results.map(readRow)
}

function readRow({ slug, hours, time_zone: timeZone, body }: StationRow): StoredStation {
  return storedStationSchema.parse({ slug, timeZone, hours: JSON.parse(hours), station: JSON.parse(body) })
}
