import type { SearchRequest } from '#shared/contract/requests.ts'
import type { StationPlace } from '#shared/contract/station-place.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { ListedRow } from '../stations/station-list.ts'
import type { StationRow } from '../stations/stored-station.ts'

interface FoundArticles {
  /** ArticleTeasers as JSON */
  teasers: string[]
  total: number
}

const MATCHES = `locale = ?1 AND (?2 = '[]' OR slug IN (SELECT slug FROM article_tags WHERE locale = ?1 AND tag IN (SELECT value FROM json_each(?2))))`

/** An article matches with any one of the tags; without tags all do. */
export async function searchArticles(db: D1Database, locale: LocaleCode, search: SearchRequest): Promise<FoundArticles> {
  const { page, limit, filter, sort } = search
  const tags = JSON.stringify(filter.tags)
  // Both are enumerated by the schema: nothing of the request's text gets into the SQL.
  const order = `${sort.sortBy} ${sort.sortDirection}, slug`
  const [found, counted] = await Promise.all([
    db
      .prepare(`SELECT teaser FROM articles WHERE ${MATCHES} ORDER BY ${order} LIMIT ?3 OFFSET ?4`)
      .bind(locale, tags, limit, (page - 1) * limit)
      .all<{ teaser: string }>(),
    db.prepare(`SELECT COUNT(*) AS total FROM articles WHERE ${MATCHES}`).bind(locale, tags).first<{ total: number }>(),
  ])
  return { teasers: found.results.map((row) => row.teaser), total: counted?.total ?? 0 }
}

interface PageQuery {
  locale: LocaleCode
  path: string
  /** whether unpublished pages count */
  drafts: boolean
}

/** PageResponse as JSON */
export async function findPage(db: D1Database, { locale, path, drafts }: PageQuery): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT body FROM pages WHERE locale = ?1 AND path = ?2 AND draft <= ?3')
    .bind(locale, path, drafts ? 1 : 0)
    .first<{ body: string }>()
  return row?.body
}

export async function findLayout(db: D1Database, locale: LocaleCode): Promise<string | undefined> {
  const row = await db.prepare('SELECT body FROM layouts WHERE locale = ?1').bind(locale).first<{ body: string }>()
  return row?.body
}

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

/** The middles of the countries' smaller towns and villages, as the wire has them (docs/contract.md). */
export async function findPlaces(db: D1Database, countries: readonly string[]): Promise<StationPlace[]> {
  const { results } = await db
    .prepare('SELECT name, lat, lon FROM places WHERE country IN (SELECT value FROM json_each(?1)) ORDER BY name')
    .bind(JSON.stringify(countries))
    .all<{ name: string; lat: number; lon: number }>()
  return results.map(({ name, lat, lon }) => ({ name, location: { lat, lon } }))
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
