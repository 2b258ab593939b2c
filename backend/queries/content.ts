import type { SearchRequest } from '#shared/contract/requests.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { SearchEntry } from '../search/term-scores.ts'
import type { ListedRow } from '../stations/station-list.ts'
import type { StationRow } from '../stations/stored-station.ts'

interface FoundArticles {
  /** ArticleTeasers as JSON */
  teasers: string[]
  total: number
  /** years of all articles with the tags, regardless of the chosen year and topic; newest first */
  years: number[]
  topics: string[]
}

const TAGGED = `locale = ?1 AND (?2 = '[]' OR slug IN (SELECT slug FROM article_tags WHERE locale = ?1 AND tag IN (SELECT value FROM json_each(?2))))`
const MATCHES = `${TAGGED} AND (?3 IS NULL OR substr(created, 1, 4) = ?3)
  AND (?4 IS NULL OR slug IN (SELECT slug FROM article_tags WHERE locale = ?1 AND tag = ?4))`

/** An article must have one of the tags (or any, if no tags are given), and match year and topic. */
export async function searchArticles(
  db: D1Database,
  locale: LocaleCode,
  search: SearchRequest,
): Promise<FoundArticles> {
  const { page, limit, filter, sort } = search
  const tags = JSON.stringify(filter.tags)
  const matching = [
    locale,
    tags,
    filter.year === undefined ? null : String(filter.year),
    filter.topic ?? null,
  ]
  // The schema allows fixed values only, so no text of the request reaches the SQL.
  const order = `${sort.sortBy} ${sort.sortDirection}, slug`
  const [found, counted, years, topics] = await Promise.all([
    db
      .prepare(`SELECT teaser FROM articles WHERE ${MATCHES} ORDER BY ${order} LIMIT ?5 OFFSET ?6`)
      .bind(...matching, limit, (page - 1) * limit)
      .all<{ teaser: string }>(),
    db
      .prepare(`SELECT COUNT(*) AS total FROM articles WHERE ${MATCHES}`)
      .bind(...matching)
      .first<{ total: number }>(),
    db
      .prepare(
        `SELECT DISTINCT substr(created, 1, 4) AS year FROM articles WHERE ${TAGGED} ORDER BY year DESC`,
      )
      .bind(locale, tags)
      .all<{ year: string }>(),
    db
      .prepare(
        `SELECT DISTINCT tag FROM article_tags WHERE locale = ?1 AND tag NOT IN (SELECT value FROM json_each(?2))
         AND slug IN (SELECT slug FROM articles WHERE ${TAGGED}) ORDER BY tag`,
      )
      .bind(locale, tags)
      .all<{ tag: string }>(),
  ])
  return {
    teasers: found.results.map((row) => row.teaser),
    total: counted?.total ?? 0,
    years: years.results.map(({ year }) => Number(year)),
    topics: topics.results.map(({ tag }) => tag),
  }
}

/**
 * Pages, articles and products with their words, in the editors' order or by title; of one category
 * or of all.
 */
export async function findSearchEntries(
  db: D1Database,
  locale: LocaleCode,
  category: SearchRequest['filter']['category'],
  order: 'rowid' | 'title, slug',
) {
  const { results } = await db
    .prepare(
      `SELECT category, title, synonyms, hit, title_words, lead_words, text_words FROM search_entries
       WHERE locale = ?1 AND (?2 = 'All' OR category = ?2) ORDER BY ${order}`,
    )
    .bind(locale, category)
    .all<SearchEntry>()
  return results
}

interface PageQuery {
  locale: LocaleCode
  path: string
  /** whether drafts are included */
  drafts: boolean
}

/** PageResponse as JSON */
export async function findPage(
  db: D1Database,
  { locale, path, drafts }: PageQuery,
): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT body FROM pages WHERE locale = ?1 AND path = ?2 AND draft <= ?3')
    .bind(locale, path, drafts ? 1 : 0)
    .first<{ body: string }>()
  return row?.body
}

export async function findLayout(db: D1Database, locale: LocaleCode): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT body FROM layouts WHERE locale = ?1')
    .bind(locale)
    .first<{ body: string }>()
  return row?.body
}

/** The station with the slug if it is in one of the countries. */
export async function findStation(
  db: D1Database,
  countries: readonly string[],
  slug: string,
): Promise<StationRow | undefined> {
  const row = await db
    .prepare(
      'SELECT slug, time_zone, hours, summary, detail, lunch FROM stations WHERE slug = ?1 AND country IN (SELECT value FROM json_each(?2))',
    )
    .bind(slug, JSON.stringify(countries))
    .first<StationRow>()
  return row ?? undefined
}

/** All stations of the countries, sorted by country and name. */
export async function findStations(
  db: D1Database,
  countries: readonly string[],
): Promise<ListedRow[]> {
  const { results } = await db
    .prepare(
      'SELECT slug, time_zone, hours, summary, lunch FROM stations WHERE country IN (SELECT value FROM json_each(?1)) ORDER BY country, name',
    )
    .bind(JSON.stringify(countries))
    .all<ListedRow>()
  return results
}
