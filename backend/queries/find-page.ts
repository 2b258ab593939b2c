import type { LocaleCode } from '#shared/locale/locales.ts'

export interface StoredPage {
  /** PageResponse as JSON */
  body: string
  stationId?: string
}

export interface PageQuery {
  locale: LocaleCode
  path: string
  /** whether unpublished pages count */
  drafts: boolean
}

export async function findPage(db: D1Database, { locale, path, drafts }: PageQuery): Promise<StoredPage | undefined> {
  const row = await db
    .prepare('SELECT body, station_id FROM pages WHERE locale = ?1 AND path = ?2 AND draft <= ?3')
    .bind(locale, path, drafts ? 1 : 0)
    .first<{ body: string; station_id: string | null }>()
  if (row === null) return undefined
  return row.station_id === null ? { body: row.body } : { body: row.body, stationId: row.station_id }
}
