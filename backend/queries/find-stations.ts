import type { ListedRow } from '../stations/station-list.ts'
import type { StationRow } from '../stations/stored-station.ts'

/** The station with the slug, if it stands in one of the countries. */
export async function findStation(db: D1Database, countries: readonly string[], slug: string): Promise<StationRow | undefined> {
  const row = await db
    .prepare(
      'SELECT slug, time_zone, hours, summary, detail, lunch FROM stations WHERE slug = ?1 AND country IN (SELECT value FROM json_each(?2))',
    )
    .bind(slug, JSON.stringify(countries))
    .first<StationRow>()
  return row ?? undefined
}

/** Every station of the countries, by name. */
export async function findStations(db: D1Database, countries: readonly string[]): Promise<ListedRow[]> {
  const { results } = await db
    .prepare(
      'SELECT slug, time_zone, hours, summary FROM stations WHERE country IN (SELECT value FROM json_each(?1)) ORDER BY country, name',
    )
    .bind(JSON.stringify(countries))
    .all<ListedRow>()
  return results
}
