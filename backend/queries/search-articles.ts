import type { SearchRequest } from '#shared/contract/requests.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface FoundArticles {
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
